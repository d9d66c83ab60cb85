import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { agency } from "../../domain/agency/agency.ts";
import { createLinkEndedMail } from "../people/mails/link-ended-mail.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { eq } from "drizzle-orm";
import { createCaseLink } from "./create-case-link.ts";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import type { AppContext } from "../app-context.ts";
import { handleRenterForm } from "../customer-pages/renter/handle-renter-form.ts";
import { askForOwnData } from "../customer-pages/own-data/own-data.ts";
import { sendDigests } from "../customer-pages/landlord/send-digests.ts";
import { emailPageLink } from "./sent-forms.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { recordSanctionsCheck } from "../homes/landlord/check-sanctions.ts";
import { addLandlord, setHomeLandlord } from "../landlords/change-landlord.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { decideOffer } from "../tenancies/decision/decide-offer.ts";
import { askLandlord } from "../offers/ask-landlord.ts";
import { acceptOffer } from "../tenancies/decision/accept-offer.ts";
import { fallThrough } from "../tenancies/end/end-tenancy.ts";
import { issueDocument } from "../tenancies/documents/issue-document.ts";
import { loadTenancy } from "../tenancies/load-tenancy.ts";
import { sendDeadlineReminders } from "../tenancies/steps/send-deadline-reminders.ts";
import { type Recorder, recordProgress } from "../tenancies/steps/record-progress.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { joinPeople } from "../people/merge/join-people.ts";
import { offers } from "../offers/offer-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { bookAppointment } from "../viewings/appointments/book-appointment.ts";
import { cancelAppointment } from "../viewings/appointments/change-appointment.ts";
import { negotiators } from "../viewings/diary/diary-tables.ts";
import { createListing } from "./listing.ts";
import { ada, bea, type usePeople } from "./people.ts";

/** Ada lets a home, too: to herself and Bea. */
export async function causeTenancyEmails(people: ReturnType<typeof usePeople>): Promise<void> {
  const { orm } = people.database();
  const siteUrl = "https://lettings.example.com";
  const app = await people.appContext({ config: { publicUrl: siteUrl } });
  const actor = { staffId: (await orm.select().from(staff))[0]!.id };
  const recorder = { actor, by: actor.staffId };
  const evidence = { note: "Called", documentId: null };
  const listingId = createListing().id;
  await addCheckedLandlord(app, actor, listingId);
  await people.offer([ada, bea]);
  const [first] = await orm.select().from(offers).where(eq(offers.state, "submitted"));
  await people.offer([ada]);
  await askLandlord(app, actor, { listingId, siteUrl, note: "" });
  const begun = await acceptOffer(app, actor, {
    offerId: first!.id,
    ownerId: null,
    note: "",
    declined: [],
    holdingDeposit: null,
    depositPence: null,
  });
  if (!begun.ok) throw new Error(begun.reason);
  const { tenancyId } = begun;
  const dueOn = "2026-11-30";
  const action = { do: "ask-payment", kind: "holding-deposit", pence: 100, dueOn } as const;
  await recordProgress(app, recorder, { tenancyId, action });
  await sendCode(app, tenancyId);
  await identifyAll(app, recorder, tenancyId);
  await issueDocument(app, actor, tenancyId, "written-statement");
  await sendDeadlineReminders({ ...app, now: () => new Date("2026-12-07T12:00:00Z") });
  const ending = { by: "renter", on: "2026-11-21", evidence, relist: true } as const;
  await fallThrough(app, recorder, { tenancyId, ...ending });
  const [{ contactId } = { contactId: "" }] = await orm
    .select()
    .from(offers)
    .where(eq(offers.id, first!.id));
  // One that waits would stand in the way of an erasure.
  const [backup] = await orm.select().from(offers).where(eq(offers.state, "submitted"));
  await decideOffer(app, actor, backup!.id, { action: "withdraw", note: "" });
  await emailPageLink(app, actor, { contactId }, { siteUrl, listingId: null });
  const link = await orm.transaction((tx) =>
    createCaseLink(tx, { contactId }, { siteUrl, at: app.now() }),
  );
  const opened: OpenCase = { kind: "renter", linkId: link.id, contactId, contactIds: [contactId] };
  await askForOwnData(app, opened, { wish: "copy", siteUrl });
  const told = { contactId, recipient: ada.email, agency, replyTo: app.config.agencyEmail };
  await orm.transaction((tx) => queueMail(tx, createLinkEndedMail(told)));
  await bookAndCancel(app, actor, { kind: "valuation" });
  await bookAndCancel(app, actor, { kind: "photographs", listingId });
  await sendDigests({ ...app, now: () => new Date("2026-11-23T09:00:00Z") });
  await causeJoinMails(people);
}

/** Ada writes from her work, too. */
async function causeJoinMails(people: ReturnType<typeof usePeople>): Promise<void> {
  const { orm } = people.database();
  await people.enquire({ ...ada, email: "ada@work.example.com" });
  const rows = await orm.select().from(contacts);
  const idOf = (email: string) => rows.find((contact) => contact.emailKey === email)!.id;
  const pair = { contactId: idOf("ada@work.example.com"), intoId: idOf("ada@example.com") };
  const [colleague] = await orm.select().from(staff);
  const siteUrl = "https://lettings.example.com";
  await joinPeople(await people.appContext(), { staffId: colleague!.id }, pair, siteUrl);
}

async function addCheckedLandlord(
  app: AppContext,
  actor: StaffActor,
  listingId: string,
): Promise<void> {
  const landlord = { ...ada, companyName: null, address: "1 Owner Street, London N1 0ZZ" };
  const landlordId = await addLandlord(app, actor, landlord);
  const home = { listingId, landlordId, maxAdults: null, maxHouseholds: null };
  await setHomeLandlord(app, actor, home);
  const check = {
    result: "clear",
    on: getLondonDate(app.now()),
    note: "No match.",
    name: `${ada.firstname} ${ada.lastname}`,
    address: landlord.address,
  } as const;
  await recordSanctionsCheck(app, actor, landlordId, check);
}

/** Whom the papers name. */
async function identifyAll(app: AppContext, recorder: Recorder, tenancyId: string): Promise<void> {
  const loaded = await loadTenancy(app.database.orm, tenancyId);
  const evidence = { note: "Passport seen", documentId: null };
  const passed = { outcome: "passed", on: getLondonDate(app.now()), evidence } as const;
  for (const { id: personId } of loaded!.people) {
    const action = { do: "complete-step", kind: "identity", personId, ...passed } as const;
    await recordProgress(app, recorder, { tenancyId, action });
  }
}

/** It is cancelled: one that is to come would stand in the way of an erasure. */
async function bookAndCancel(
  app: AppContext,
  actor: StaffActor,
  about: { kind: "valuation" } | { kind: "photographs"; listingId: string },
): Promise<void> {
  const { orm } = app.database;
  const [negotiator] = await orm.select().from(negotiators);
  const [owner] = await orm
    .select({ contactId: contacts.id })
    .from(contacts)
    .innerJoin(landlords, eq(landlords.contactId, contacts.id))
    .where(eq(contacts.emailKey, toEmailKey(ada.email)));
  const booked = await bookAppointment(app, actor, {
    ...about,
    negotiatorId: negotiator!.id,
    place: "1 Owner Street, London N1 0ZZ",
    date: "2026-12-08",
    time: "10:00",
    minutes: 45,
    withContact: owner?.contactId,
  });
  if (!booked.ok) throw new Error(booked.refusal.detail);
  const { appointmentId } = booked.answer;
  await cancelAppointment(app, actor, { appointmentId, reason: null });
}

/** The first tenant does, on their own page. */
async function sendCode(app: AppContext, tenancyId: string): Promise<void> {
  const person = (await loadTenancy(app.database.orm, tenancyId))?.people[0];
  if (!person) throw new Error("Nobody is in this let.");
  const { contactId } = person;
  const opened: OpenCase = { kind: "renter", linkId: "", contactId, contactIds: [contactId] };
  const fields = { change: "code", let: tenancyId, person: person.id, code: "R7X2KD9PA" };
  const sent = await handleRenterForm(app, opened, { fields, file: null });
  if (!sent.ok) throw new Error(sent.refusal.detail);
}
