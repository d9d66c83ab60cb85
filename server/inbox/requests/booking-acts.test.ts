import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { toPerson } from "../../conversations/open-conversation.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { unseenMessage } from "../../../domain/shared/text/direction-marks.ts";
import { usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, beasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { readMailedSecret } from "../../testing/sent-mails.ts";
import { createListing } from "../../testing/listing.ts";
import { handleBookingForm } from "../../testing/sent-forms.ts";
import {
  homeViewings,
  offeredTimes,
  viewingWaits,
} from "../../viewings/keys/home-viewing-tables.ts";
import { findOwnOffer } from "../../viewings/requests/own-offer.ts";
import { addTimeOff } from "../../viewings/availability/time-off.ts";
import { conversationUndos } from "../replies/reply-tables.ts";

describe.each(testEngines)("the booking's form on the %s engine", (engine) => {
  const { database, appContext, book, all, tom, plan, mails } = useBookings(engine);
  const people: SignedIn[] = [];

  beforeEach(async () => {
    const times = { invitedAt: noon, joinedAt: noon };
    people.length = 0;
    for (const name of ["Imogen Achebe", "Amina Yusuf"]) {
      const email = `${name.split(" ")[0]!.toLowerCase()}@lintel.example.com`;
      const role = "negotiator";
      const [row] = await database()
        .orm.insert(staff)
        .values({ name, email, emailKey: email, role, ...times })
        .returning();
      people.push({ staffId: row!.id, name, email, role, sessionId: "", isFresh: true });
    }
  });

  const send = async (fields: Record<string, string>, who = 0) =>
    handleBookingForm(await appContext(), people[who]!, fields);
  const slot = (time: string, negotiatorId = plan().negotiatorId) =>
    `2026-12-03/${time}/${negotiatorId}`;

  const askInConversation = async () => {
    const { orm } = database();
    const [ada] = await orm.select().from(contacts);
    await orm.transaction((tx) =>
      recordRequest(tx, {
        kind: "viewing",
        recordId: adasRequest,
        person: toPerson(ada!.id, ada!),
        listingId: createListing().id,
        text: "Evenings suit me",
        at: noon,
      }),
    );
  };

  test("books the chosen time, and a time that was typed", async () => {
    const chosen = await send({ enquiry: adasRequest, slot: slot("10:30"), words: "Ring twice." });
    expect(chosen).toMatchObject({
      done: "Booked Thu 3 Dec, 10:30. We’re emailing the confirmation.",
    });
    const other = { otherDate: "2026-12-04", otherTime: "18:15", otherWho: String(tom()) };
    const typed = await send({ enquiry: beasRequest, slot: "other", ...other });
    expect(typed.done).toMatch(/Fri 4 Dec, 18:15/);
    expect(await all()).toHaveLength(2);
    expect(
      (await mails()).find(({ recipient }) => recipient === "ada@example.com")?.html,
    ).toContain("Ring twice.");
  });

  test.each([
    ["words", "Ring \0twice."],
    ["words", "Ring \ud83d"],
    ["tenantConsent", "By \0phone"],
    ["tenantConsent", "By \u202Eenohp"],
    ["despiteLetAgreed", "A \0wish"],
  ])("refuses %s of %j beside its field, and books nothing", async (path, text) => {
    const sent = await send({ enquiry: adasRequest, slot: slot("10:30"), [path]: text });
    expect(sent.refusal?.errors).toEqual([{ path, message: unseenMessage }]);
    expect(await all()).toEqual([]);
  });

  test("a typed time in somebody’s leave is asked about once, and then booked anyway", async () => {
    const off = { from: "2026-12-04", until: "2026-12-04", starts: "", ends: "", reason: "Leave" };
    await addTimeOff(await appContext(), people[0]!, tom(), off);
    const other = { otherDate: "2026-12-04", otherTime: "18:15", otherWho: String(tom()) };
    const fields = { enquiry: adasRequest, slot: "other", ...other };
    const asked = await send(fields);
    expect(asked).toMatchObject({ done: null, taken: null });
    expect(asked.refusal?.detail).toBe("Tom is off until the end of Fri 4 Dec.");
    expect(await all()).toEqual([]);
    const anyway = asked.refusal?.anyway ?? "";
    expect((await send({ ...fields, anyway })).done).toMatch(/Fri 4 Dec, 18:15/);
  });

  test.each([
    ["2026-12-06", "11:00", "Select a day from Monday to Saturday."],
    ["2026-12-04", "19:30", "Enter a start time from 09:00 to 18:30."],
  ])("a typed time at which nothing is viewed is refused at once: %s %s", async (day, at, said) => {
    const off = { from: "2026-12-04", until: "2026-12-06", starts: "", ends: "", reason: "Leave" };
    await addTimeOff(await appContext(), people[0]!, tom(), off);
    const [ada] = await database().orm.select().from(contacts);
    const home = createListing().id;
    const other = { slot: "other", otherDate: day, otherTime: at, otherWho: String(tom()) };
    const whom: Record<string, string>[] = [{ enquiry: adasRequest }, { home, person: ada!.id }];
    for (const one of whom) {
      const { refusal } = await send({ ...one, ...other });
      expect(refusal?.detail).toBe(said);
      expect(refusal).not.toHaveProperty("anyway");
    }
    expect(await all()).toEqual([]);
  });

  test.each(["2026-12-06/11:00", "2026-12-04/19:30"])(
    "a time at which nothing is viewed is not offered: %s",
    async (time) => {
      await askInConversation();
      for (const change of ["offer", "offer-by-phone"]) {
        const offered = `${time}/${tom()}`;
        const { refusal } = await send({ change, enquiry: adasRequest, offered });
        expect(refusal?.detail).toBe("There are no available times to offer.");
      }
      expect(await mails()).toEqual([]);
    },
  );

  test("who comes second gets the next free time, and nothing is sent to their renter", async () => {
    await book();
    const answer = await send({ enquiry: beasRequest, slot: slot("18:00") });
    expect(answer.taken).toMatchObject({ slot: slot("18:00") });
    expect(answer.taken?.instead).toMatch(/^2026-\d\d-\d\d\/\d\d:\d\d\/\d+$/);
    expect((await mails()).filter(({ recipient }) => recipient === "bea@example.com")).toEqual([]);
  });

  test("a time that is held is booked by whoever holds it, and by nobody else", async () => {
    const held = await send({ change: "hold", enquiry: adasRequest, slot: slot("10:30") });
    expect(held.done).toBe("Time held until 12:15.");
    const other = await send({ enquiry: beasRequest, slot: slot("10:30") }, 1);
    expect(other.taken?.slot).toBe(slot("10:30"));
    const own = await send({ enquiry: adasRequest, slot: slot("10:30") });
    expect(own.done).toMatch(/^Booked/);
  });

  test("offered times go into the conversation, end its clock and are recorded", async () => {
    const { orm } = database();
    await askInConversation();
    // As they stand on the page: what was asked for comes first there, in the mail the earliest.
    const offered = [slot("18:00", tom()), slot("10:30")].join(",");
    const answer = await send({ change: "offer", enquiry: adasRequest, offered });
    expect(answer.done).toBe("Sending times to Ada.");
    expect(await orm.select().from(offeredTimes)).toMatchObject([
      { channel: "mail", times: [{}, { negotiatorId: tom() }] },
    ]);
    expect(await orm.select().from(conversations)).toMatchObject([{ waitingSince: null }]);
    const [mail] = await mails();
    expect(mail?.html).toContain("Thursday 03/12/2026, 18:00 - 18:30");
    expect(mail?.html).toContain("with Tom Hesketh");
    const app = await appContext();
    const secret = await readMailedSecret(
      app,
      mail,
      'href="https://keystone.example.com/choose-viewing?id=',
    );
    expect(secret).toMatch(/^[\w-]{43}$/);
    const id = await findRecordId(app, "offered-times", secret);
    const offer = await findOwnOffer(app, id!);
    const [reply] = await orm
      .select({ body: conversationMessages.body })
      .from(conversationMessages)
      .where(eq(conversationMessages.kind, "reply"));
    expect(reply?.body).toContain("book it straight away: (link to their page)");
    expect(offer?.times.map(({ negotiator }) => negotiator)).toEqual([
      "Imogen Achebe",
      "Tom Hesketh",
    ]);
  });

  test("offered times wait for seconds, in which whoever offered them can undo it", async () => {
    const { orm } = database();
    await askInConversation();
    const { undo } = await send({
      change: "offer",
      enquiry: adasRequest,
      offered: slot("10:30"),
    });
    const [mail] = await mails();
    expect(undo).toBe(mail?.id);
    expect(mail!.nextAttemptAt.getTime()).toBeGreaterThan(mail!.createdAt.getTime() + 5000);
    const colleague = await send({ change: "undo", token: undo! }, 1);
    expect(colleague.refusal?.detail).toMatch(/too late/);
    const undone = await send({ change: "undo", token: undo! });
    expect(undone.done).toBe("Email not sent. No times have been offered.");
    expect(await mails()).toEqual([]);
    expect(await orm.$count(offeredTimes)).toBe(0);
    expect(await orm.select().from(conversations)).toMatchObject([
      { waitingSince: expect.any(Date), answeredAt: null },
    ]);
    const [held] = await orm.select().from(conversationUndos);
    expect(JSON.stringify(held?.former)).not.toContain("choose-viewing");
  });

  test("times of a home whose tenant must be asked first are offered without a link to book one", async () => {
    const { orm } = database();
    await askInConversation();
    const { id: listingId } = createListing();
    const tenanted = { isTenanted: true, tenantName: "", tenantEmail: "", changedAt: noon };
    await orm
      .insert(homeViewings)
      .values({ ...usualHomeViewing, access: "", alarm: "", listingId, ...tenanted });
    await send({ change: "offer", enquiry: adasRequest, offered: slot("10:30") });
    const [mail] = await mails();
    expect(mail?.html).toContain("Please reply with the one that suits you best");
    expect(mail?.html).not.toContain("/choose-viewing");
  });

  test("nothing is offered of a home that is let agreed: it is shown for a reason, to one renter", async () => {
    const { orm } = database();
    await askInConversation();
    await orm.update(listings).set({ status: "let-agreed" });
    const offered = slot("10:30");
    for (const change of ["offer", "offer-by-phone"]) {
      const answer = await send({ change, enquiry: adasRequest, offered });
      expect(answer.refusal?.detail).toContain("let agreed");
    }
    expect(await mails()).toEqual([]);
    expect(await orm.$count(offeredTimes)).toBe(0);
  });

  test("an offer that is sent twice by the same form is one mail and one offer", async () => {
    await askInConversation();
    const form = {
      change: "offer",
      enquiry: adasRequest,
      offered: slot("10:30"),
      key: randomUUID(),
    };
    await send(form);
    expect((await send(form)).done).toBe("Sending times to Ada.");
    expect(await mails()).toHaveLength(1);
    expect(await database().orm.$count(offeredTimes)).toBe(1);
  });

  test("times that were named on the telephone are recorded, and answer the request without a mail", async () => {
    await askInConversation();
    const offered = [slot("10:30"), slot("18:00", tom())].join(",");
    const answer = await send({ change: "offer-by-phone", enquiry: adasRequest, offered });
    expect(answer.done).toBe("Recorded as offered by phone.");
    const { orm } = database();
    expect(await orm.select().from(offeredTimes)).toMatchObject([
      { channel: "office", staffId: people[0]!.staffId, times: [{}, {}] },
    ]);
    expect(await orm.select().from(conversations)).toMatchObject([{ waitingSince: null }]);
    expect(await mails()).toEqual([]);
    const rows = await orm.select().from(audit).where(eq(audit.action, "viewing.offered"));
    expect(rows).toMatchObject([{ actor: people[0]!.staffId, subjectId: adasRequest }]);
  });

  test("a time that is held for somebody counts as offered to them", async () => {
    await send({ change: "hold", enquiry: adasRequest, slot: slot("10:30") });
    expect(await database().orm.select().from(offeredTimes)).toMatchObject([
      { channel: "office", enquiryId: adasRequest, times: [{ negotiatorId: plan().negotiatorId }] },
    ]);
  });

  test("somebody for whom there is no time waits for one", async () => {
    await send({ change: "wait", enquiry: adasRequest });
    expect(await database().orm.$count(viewingWaits)).toBe(1);
  });

  test.each([
    [{ slot: "other" }, "We can’t find that request."],
    [{ enquiry: "nobody" }, "We can’t find that request."],
    [{ enquiry: adasRequest, slot: "soon" }, "Select a time."],
    [
      { enquiry: adasRequest, change: "offer" },
      "This request doesn’t have a conversation to reply in.",
    ],
  ])("%j is answered by a sentence", async (fields, detail) => {
    expect((await send(fields)).refusal?.detail).toBe(detail);
  });
});
