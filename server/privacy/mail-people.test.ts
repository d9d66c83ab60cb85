import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mailFigures } from "../reports/mail-figures.ts";
import { agency } from "../../domain/agency/agency.ts";
import {
  type MailKind,
  mailRecords,
  type MailRecord,
} from "../../domain/shared/mail/mail-kinds.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { askForOwnData } from "../customer-pages/own-data/own-data.ts";
import { alerts } from "../alerts/alert-tables.ts";
import { sendAlerts } from "../alerts/send-alerts.ts";
import { campaignRecipients } from "../campaigns/campaign-tables.ts";
import { sendCampaign } from "../campaigns/send-campaign.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { replyToConversation } from "../inbox/replies/reply-to-conversation.ts";
import { readStaffSubmission } from "../inbox/staff-change.ts";
import { listingEvents, listings } from "../listings/listing-tables.ts";
import { decideOffer } from "../tenancies/decision/decide-offer.ts";
import { offers } from "../offers/offer-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { requests } from "../requests/request-tables.ts";
import { causeMailsOfTheDay } from "../testing/day-mails.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { emailPageLink } from "../testing/sent-forms.ts";
import { hire } from "../testing/bookings.ts";
import { createListing } from "../testing/listing.ts";
import { causeTenancyEmails } from "../testing/tenancy-emails.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { inviteStaff } from "../staff/team/invite-staff.ts";
import { createEmailChangedMail, createPasskeyAddedMail } from "../staff/mails/staff-mails.ts";
import { doSiteWork } from "../site/queued-work.ts";
import { requestSignInLink } from "../staff/sign-in/request-sign-in-link.ts";
import { staff } from "../staff/staff-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { bookViewing } from "../viewings/bookings/book-viewing.ts";
import { cancelOwnViewing } from "../viewings/bookings/change-own-viewing.ts";
import { appointments } from "../viewings/diary/diary-tables.ts";
import { moveBooking } from "../testing/move-booking.ts";
import { joinWaitingList, notifyWaiting } from "../viewings/requests/waiting-list.ts";
import { settleViewings } from "../viewings/off-market/settle-viewings.ts";
import { remindOfBookings } from "../viewings/bookings/remind-of-bookings.ts";
import { erasePerson } from "./erase-person.ts";

describe("a mail goes with everybody whom it names", () => {
  const people = usePeople();
  const orm = () => people.database().orm;

  async function causeRequestMails(): Promise<void> {
    const asked = { freetext: "14 Calvert Terrace", applicant: ada };
    for (const call of ["valrequest", "switchrequest", "demorequest"])
      await people.post(call, asked);
    await people.write(ada.email);
    await people.refer(ada, bea);
  }

  async function causeOfferMails(): Promise<void> {
    const app = await people.appContext();
    for (const one of [{ action: "decline", reason: "income" }, { action: "withdraw" }] as const) {
      await people.offer([ada, bea]);
      const [offer] = await orm().select().from(offers).where(eq(offers.state, "submitted"));
      await decideOffer(app, "command line", offer!.id, { ...one, note: "" });
    }
  }

  async function causeBookingMails(): Promise<void> {
    const app = await people.appContext();
    const [enquiry] = await orm().select().from(enquiries).where(eq(enquiries.kind, "viewing"));
    const [negotiatorId] = await hire(people.database());
    const asked = { enquiryId: enquiry!.id, negotiatorId: negotiatorId! };
    const when = { date: "2026-12-03", time: "18:00", minutes: 30 };
    const outcome = await bookViewing(app, { ...asked, ...when }, "command line");
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    const { bookingId } = outcome.answer;
    await moveBooking(app, { bookingId, time: "17:00" });
    const secret = await makeLink(app.database.orm, "booking", bookingId);
    await people.post("bookingreply", { id: secret, resp: true });
    await remindOfBookings({ ...app, now: () => new Date("2026-12-02T12:00:00Z") });
    await causeMailsOfTheDay(app, bookingId);
    const dayBefore = { ...app, now: () => new Date("2026-12-02T12:00:00Z") };
    await moveBooking(dayBefore, { bookingId, time: "17:30" });
    await cancelOwnViewing(app, bookingId, { reason: "I have found another" });
    await joinWaitingList(app, "visitor", enquiry!.id);
    await notifyWaiting(app);
    const homes = { ids: [enquiry!.listingId], because: "let" } as const;
    await orm().transaction((tx) => settleViewings(tx, app, homes, "command line"));
  }

  async function causeAlertMails(): Promise<void> {
    await people.watch();
    await orm().update(alerts).set({ state: "active", frequency: "instant" });
    await orm()
      .insert(listingEvents)
      .values({
        listingId: createListing().id,
        kind: "new",
        rentPcm: createListing().rentPcm,
        happenedAt: new Date("2026-11-21T12:00:00Z"),
      });
    const app = await people.appContext();
    await sendAlerts(app, "instant", new AbortController().signal);
  }

  async function causeCampaignMails(): Promise<void> {
    const app = await people.appContext();
    const config = { ...app.config, publicUrl: "https://lettings.example.com" };
    const person = { name: "Ada Brough", email: ada.email };
    await sendCampaign(
      { ...app, config },
      { kind: "request-viewing", dev: "", people: [person], dryRun: false, again: false },
    );
    const [recipient] = await orm().select().from(campaignRecipients);
    const secret = await makeLink(orm(), "campaign", recipient!.id);
    await people.post("emailcampaign", { id: secret, resp: true });
  }

  async function causeReply(): Promise<void> {
    const [colleague] = await orm().select().from(staff);
    const [asked] = await orm()
      .select()
      .from(conversations)
      .where(eq(conversations.email, ada.email));
    const sender = { staffId: colleague!.id, name: colleague!.name };
    const fields = { body: "Yes, there is.", lastSeen: "999999" };
    const outcome = await replyToConversation(
      await people.appContext(),
      sender,
      { id: asked!.id, fields, attach: [] },
      readStaffSubmission(sender, fields),
    );
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
  }

  async function causeStaffMails(): Promise<void> {
    const app = await people.appContext();
    const officeOrigin = "https://lettings.example.com";
    const invited = await inviteStaff(
      app,
      { actor: "command line", officeOrigin },
      { name: "Ada Brough", email: ada.email, role: "manager" },
    );
    if (!invited.ok) throw new Error(invited.refusal.detail);
    await orm().update(staff).set({ joinedAt: app.now() });
    await mailFigures({ ...app, now: () => new Date("2026-11-23T08:30:00Z") });
    const request = new Request(officeOrigin);
    const caller = { request, officeOrigin, clientAddress: "192.0.2.1" };
    await requestSignInLink(app, caller, { email: ada.email, returnPath: "/office" });
    await doSiteWork(app);
    const [person] = await orm()
      .select()
      .from(staff)
      .where(eq(staff.emailKey, ada.email.toLowerCase()));
    const facts = { agency, person: person!, link: `${officeOrigin}/office/account` };
    const change = { recipient: ada.email, was: ada.email, became: "ada@keystone.example.com" };
    await orm().transaction(async (tx) => {
      await queueMail(tx, createPasskeyAddedMail(facts, "Laptop"));
      await queueMail(tx, createEmailChangedMail(facts, change));
    });
  }

  async function causeEveryMail(): Promise<void> {
    await people.enquire();
    await people.requestViewing();
    await causeBookingMails();
    await causeRequestMails();
    await causeOfferMails();
    await causeAlertMails();
    await causeCampaignMails();
    await causeStaffMails();
    await causeTenancyEmails(people);
    await causeReply();
  }

  async function selectRecords(): Promise<Record<MailRecord, { id: string }[]>> {
    return {
      enquiry: await orm().select().from(enquiries),
      request: await orm().select().from(requests),
      alert: await orm().select().from(alerts),
      campaign: await orm().select().from(campaignRecipients),
      booking: await orm().select().from(bookings),
      offer: await orm().select().from(offers),
      conversation: await orm().select().from(conversations),
      tenancy: await orm().select().from(tenancies),
      landlord: await orm().select().from(landlords),
      "own-page": [
        ...(await orm().select({ id: contacts.id }).from(contacts)),
        ...(await orm().select({ id: landlords.id }).from(landlords)),
      ],
      staff: await orm().select().from(staff),
      home: await orm().select().from(listings),
      appointment: await orm().select().from(appointments),
    };
  }

  /** Kinds of the mails that name the person or go to them. */
  async function kindsNaming({ firstname, email }: typeof ada): Promise<string[]> {
    const mails = await orm().select().from(outbox);
    const name = new RegExp(`\\b${firstname}\\b|${email}`, "i");
    const naming = mails.filter(({ recipient, replyTo, subject, html }) =>
      [recipient, replyTo ?? "", subject, html].some((text) => name.test(text)),
    );
    return [...new Set(naming.map(({ kind }) => kind))].toSorted();
  }

  test("each kind of mail is caused here, about a record of its table, and with a capital after its greeting", async () => {
    await causeEveryMail();
    // A tenant or a negotiator is told that somebody comes, not who, and a certificate is nobody's.
    const unnamed = new Set([
      "tenant-notice",
      "certificate-due",
      "diary-notice",
      "home-paper-sent",
      "landlord-paper-sent",
    ]);
    const others = Object.keys(mailRecords).filter((kind) => !unnamed.has(kind));
    expect.soft(await kindsNaming(ada)).toEqual(others.toSorted());

    const records = await selectRecords();
    const mails = await orm().select().from(outbox);
    const misplaced = mails.filter(
      ({ kind, aboutId }) => !records[mailRecords[kind]].some(({ id }) => id === aboutId),
    );
    expect.soft(misplaced.map(({ kind }) => kind)).toEqual([]);

    const greeted = mails.filter(({ html }) => />(?:Dear [^<,]+|Hello),/.test(html));
    expect(greeted.length).toBeGreaterThan(10);
    const small = greeted.filter(({ html }) =>
      /(?:Dear [^<,]+|Hello),(?:<[^>]*>|\s)*\p{Ll}/u.test(html),
    );
    expect(small.map(({ kind }) => kind)).toEqual([]);
  });

  /** Every kind of mail that leads to a landlord's page. `null` where one is about no home. */
  const landlordMails: [MailKind, home: string | null][] = [
    ["appointment-news", null],
    ["appointment-news", createListing().id],
    ["case-link", null],
    ["case-link", createListing().id],
    ["landlord-digest", createListing().id],
    ["landlord-news", createListing().id],
    ["offer-chosen", createListing().id],
    ["offer-question", createListing().id],
    ["own-data", null],
  ];

  async function causePageMails(): Promise<void> {
    const app = await people.appContext();
    const siteUrl = "https://lettings.example.com";
    const [{ landlordId } = { landlordId: "" }] = await orm()
      .select({ landlordId: landlords.id })
      .from(landlords);
    const [colleague] = await orm().select().from(staff);
    for (const listingId of [null, createListing().id]) {
      const by = { staffId: colleague!.id };
      await emailPageLink(app, by, { landlordId }, { siteUrl, listingId });
    }
    const opened = { kind: "landlord", linkId: "", landlordId } as const;
    await askForOwnData(app, opened, { wish: "copy", siteUrl });
  }

  test("each to a landlord about a home opens their page with that home", async () => {
    await causeEveryMail();
    await causePageMails();
    const mails = await orm().select().from(outbox);
    const page = /\/my-home\/~landlord-page\.[\w-]{36}~(?!\/digest)(?:[^"]*[?&]home=(\w+))?/g;
    const opened = mails.flatMap(({ kind, html }) =>
      [...html.matchAll(page)].map(([, home]) => `${kind} ${home ?? "null"}`),
    );
    const expected = landlordMails.map(([kind, home]) => `${kind} ${home ?? "null"}`);
    expect([...new Set(opened)].toSorted()).toEqual(expected.toSorted());
  });

  // Mails to a colleague are the office's: they stay, for `erase-expired.ts`.
  const toStaff = ["email-changed", "figures", "invitation", "passkey-added", "sign-in"];
  test.each([
    { person: ada, left: toStaff.map((kind) => `staff-${kind}`) },
    { person: bea, left: [] },
  ])("nothing of $person.firstname is left but mails to staff", async ({ person, left }) => {
    await causeEveryMail();
    expect(await kindsNaming(person)).not.toEqual(left);
    await erasePerson(await people.appContext(), "command line", person.email);
    expect(await kindsNaming(person)).toEqual(left);
  });
});
