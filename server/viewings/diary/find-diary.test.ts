import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { bookForPerson } from "../bookings/book-for-person.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, beasRequest, getDetail, noon, useBookings } from "../../testing/bookings.ts";
import { formatSlot } from "../../../domain/viewings/requests/slot-choice.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { negotiators } from "./diary-tables.ts";
import { changeByForm, moveByForm } from "../../testing/sent-forms.ts";
import { showDiary } from "./find-diary.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import { findNextFreeTimes } from "../requests/next-free-times.ts";
import { findViewingRequest } from "../requests/list-unbooked-requests.ts";
import { listRequestChoices } from "../requests/find-wanted-request.ts";
import { showBooking } from "../bookings/show-booking.ts";
import { preferredTimes } from "../viewing-tables.ts";

describe.each(testEngines)("the diary on the %s engine", (engine) => {
  const { database, appContext, book, tom, plan, mails, entries } = useBookings(engine);
  let by: SignedIn;

  beforeEach(async () => {
    const times = { invitedAt: noon, joinedAt: noon };
    const email = "imogen@lintel.example.com";
    const [imogen] = await database()
      .orm.insert(staff)
      .values({ name: "Imogen Achebe", email, emailKey: email, role: "negotiator", ...times })
      .returning();
    by = {
      staffId: imogen!.id,
      name: "Imogen Achebe",
      email,
      role: "negotiator",
      sessionId: "",
      isFresh: true,
    };
    const wish = { day: "2026-12-03", fromTime: "18:00", untilTime: "19:00" };
    await database()
      .orm.insert(preferredTimes)
      .values({ enquiryId: adasRequest, ...wish });
  });

  const show = async (day = "2026-12-03") =>
    showDiary(await appContext(), by, { view: "week", day, who: null });

  test("shows one's own week, and what was asked for with the times that can be offered", async () => {
    const diary = await show();
    expect(diary.personId).toBe(diary.ownId);
    const ada = diary.asks.find(({ enquiryId }) => enquiryId === adasRequest);
    expect(ada).toMatchObject({ name: "Ada Brough", wish: "Thu 3 Dec, 18:00 to 19:00" });
    expect(ada?.fits[0]).toMatchObject({ when: "Thu 3 Dec, 18:00", isAsked: true });
    const bea = diary.asks.find(({ enquiryId }) => enquiryId === beasRequest);
    expect(bea).toMatchObject({ wish: "no time chosen", ghost: null });
  });

  test("what somebody wrote stands with their request, before any time that nobody asked for", async () => {
    const message = "Thursday at 18:00 would be best";
    await database().orm.update(enquiries).set({ message });
    const { asks } = await show();
    const tick = (id: string) => asks.find(({ enquiryId }) => enquiryId === id)?.tick.text;
    expect(asks.map(({ said }) => said)).toEqual([message, message]);
    expect(tick(beasRequest)).toBe("Check when they’re available, then choose a time");
    const bea = asks.find(({ enquiryId }) => enquiryId === beasRequest)!;
    expect(bea.fits.every(({ isAsked }) => !isAsked)).toBe(true);
    const wanted = { enquiryId: beasRequest, listingId: null, contactId: null, slot: null };
    const booking = await showBooking(await appContext(), by, wanted);
    expect(booking).toMatchObject({ slot: null, preview: null, hasWordsOnly: true });
    const [free] = booking!.freeTimes;
    expect(
      await showBooking(await appContext(), by, { ...wanted, slot: free!.slot }),
    ).toMatchObject({
      slot: free!.slot,
      preview: { to: "bea@example.com" },
    });
    expect(tick(adasRequest)).not.toBe(tick(beasRequest));
  });

  test("lists the viewings of which nobody has heard yet", async () => {
    await book();
    expect((await show()).feedbackDue).toEqual([]);
    const later = await appContext(new Date("2026-12-04T16:00:00Z"));
    const { feedbackDue } = await showDiary(later, by, {
      view: "week",
      day: "2026-12-04",
      who: null,
    });
    expect(feedbackDue).toMatchObject([
      { renter: "Ada Brough", when: "Thu 3 Dec, 18:00", hoursSince: 22, inAll: 1 },
    ]);
  });

  test("is nobody's own once they show no homes any more", async () => {
    const isTheirs = eq(negotiators.staffId, by.staffId);
    await database().orm.update(negotiators).set({ leftAt: noon }).where(isTheirs);
    expect((await show()).ownId).toBeNull();
  });

  test("a booking takes the request out, and stands in the week", async () => {
    await book();
    const diary = await show();
    expect(diary.asks.map(({ enquiryId }) => enquiryId)).toEqual([beasRequest]);
    expect(diary.appointments).toMatchObject([
      { detail: "Ada Brough, unconfirmed", look: "waits" },
    ]);
  });

  test("names what stands against the asked time, and who else can keep it", async () => {
    await book({ enquiryId: beasRequest });
    const [ada] = (await show()).asks;
    expect(ada?.tick).toMatchObject({ level: "error" });
    expect(ada?.tick.text).toMatch(/^Imogen is at .+ until 18:30\.$/);
    expect(ada?.fits[0]).toMatchObject({ when: "Thu 3 Dec, 18:30", isAsked: true });
  });

  test("the booking says what goes: the mail as it will be, and to whom", async () => {
    const shown = await showBooking(await appContext(), by, {
      enquiryId: adasRequest,
      listingId: null,
      contactId: null,
      slot: null,
    });
    expect(shown).toMatchObject({
      title: `Book a viewing of ${createListing().name} for Ada Brough`,
      preview: { to: "ada@example.com" },
    });
    expect(shown?.preview?.text).toContain("18:00 - 18:30");
    expect(shown?.askedTimes[0]).toMatchObject({ isFree: true, time: "18:00" });
  });

  test("a person is booked with their open request, wherever that begins", async () => {
    const app = await appContext();
    const ada = (await show()).asks.find(({ enquiryId }) => enquiryId === adasRequest);
    const ask = await findViewingRequest(database().orm, adasRequest);
    const none = { enquiryId: null, listingId: null, slot: null };
    for (const listingId of [null, ada!.listingId]) {
      const shown = await showBooking(app, by, { ...none, listingId, contactId: ask!.contact.id });
      expect(shown).toMatchObject({ enquiryId: adasRequest, message: ask!.message });
      expect(shown?.askedTimes[0]).toMatchObject({ time: "18:00" });
    }
    const wish = (await listRequestChoices(app, null)).find(
      ({ enquiryId }) => enquiryId === adasRequest,
    )?.wish;
    expect(wish).toBe("03/12/2026, 18:00 to 19:00.");
    await book();
    expect(await showBooking(app, by, { ...none, contactId: ask!.contact.id })).toBeNull();
    const choices = await listRequestChoices(app, null);
    expect(choices.map(({ enquiryId }) => enquiryId)).toEqual([beasRequest]);
  });

  test("what they wrote since they asked stands under the words of their request", async () => {
    const { orm } = database();
    await orm.update(enquiries).set({ message: "Thursday after work" });
    const { contact, home, askedAt } = (await findViewingRequest(orm, adasRequest))!;
    const [conversation] = await orm
      .insert(conversations)
      .values({
        personKey: `contact:${contact.id}`,
        contactId: contact.id,
        listingId: home.id,
        name: contact.firstname,
        kind: "viewing",
        snippet: "",
        askedAt,
        lastMessageAt: askedAt,
        searchWords: sql`''::tsvector`,
      })
      .returning();
    await orm.insert(conversationMessages).values({
      conversationId: conversation!.id,
      kind: "request",
      requestKind: "viewing",
      recordId: adasRequest,
      body: "",
      at: askedAt,
    });
    const read = async (minutes: number, body: string, isAutomatic = false) => {
      const at = new Date(askedAt.getTime() + minutes * 60_000);
      const mail = { conversationId: conversation!.id, kind: "mail" as const };
      await orm.insert(conversationMessages).values({ ...mail, body, at, isAutomatic });
      const wanted = { enquiryId: adasRequest, listingId: null, contactId: null, slot: null };
      return (await showBooking(await appContext(), by, wanted))?.message;
    };
    const both = "Thursday after work\n\nCan we move it to 17:30?";
    expect(await read(-1, "Is it still there?")).toBe("Thursday after work");
    expect(await read(1, "Can we move it to 17:30?")).toBe(both);
    expect(await read(2, "I am away until Monday", true)).toBe(both);
    const { asks } = await show();
    expect(asks.find(({ enquiryId }) => enquiryId === adasRequest)?.said).toBe(both);
  });

  test("a request with words and no time has its words first", async () => {
    const wanted = { listingId: null, contactId: null, slot: null };
    const app = await appContext();
    const read = async (enquiryId: string) =>
      (await showBooking(app, by, { ...wanted, enquiryId }))?.hasWordsOnly;
    await database().orm.update(enquiries).set({ message: "Any evening after six" });
    expect(await read(adasRequest)).toBe(false);
    await database().orm.delete(preferredTimes);
    expect(await read(adasRequest)).toBe(true);
    await database().orm.update(enquiries).set({ message: "" });
    expect(await read(adasRequest)).toBe(false);
  });

  test("the time that somebody pressed is chosen, however far from what was asked for", async () => {
    const app = await appContext();
    const wanted = { enquiryId: adasRequest, listingId: null, contactId: null };
    const unasked = await showBooking(app, by, { ...wanted, slot: null });
    const request = { listingId: unasked!.listingId, now: app.now() };
    const [soonest] = await findNextFreeTimes(database().orm, request, 3);
    const slot = formatSlot(soonest!);
    expect(unasked!.freeTimes.map((time) => time.slot)).not.toContain(slot);
    const booking = await showBooking(app, by, { ...wanted, slot });
    expect(booking!.slot).toBe(slot);
    expect(booking!.freeTimes.filter((time) => time.slot === slot)).toHaveLength(1);
    const taken = { ...soonest!, startsAt: new Date("2026-12-03T03:00:00Z") };
    const nobodys = await showBooking(app, by, { ...wanted, slot: formatSlot(taken) });
    expect(nobodys!.slot).toBe(unasked!.slot);
  });

  test("an unknown request or home has no booking", async () => {
    const none = { enquiryId: null, listingId: null, contactId: null, slot: null };
    const app = await appContext();
    expect(await showBooking(app, by, { ...none, enquiryId: "nobody" })).toBeNull();
    expect(await showBooking(app, by, { ...none, listingId: "nowhere" })).toBeNull();
  });

  test("a move by form tells the renter, and a clash moves nothing", async () => {
    const id = await book();
    await book({ enquiryId: beasRequest, negotiatorId: tom(), time: "15:00" });
    const [before] = await database().orm.select().from(bookings).where(eq(bookings.id, id));
    const app = await appContext();
    const move = {
      appointment: before!.appointmentId,
      date: "2026-12-03",
      negotiator: String(tom()),
    };
    const clash = await moveByForm(app, by, { ...move, time: "15:15" });
    expect(getDetail(clash)).toMatch(/has another appointment at that time/);
    expect(await moveByForm(app, by, { ...move, time: "16:30" })).toMatchObject({ ok: true });
    const [after] = await database().orm.select().from(bookings).where(eq(bookings.id, id));
    expect(after?.startsAt.toISOString()).toBe("2026-12-03T16:30:00.000Z");
    expect((await mails()).filter(({ kind }) => kind === "booking-moved")).toHaveLength(1);
  });

  test("a cancellation keeps its reason, and takes the entry out of the calendar", async () => {
    const id = await book();
    const [{ appointmentId } = { appointmentId: "" }] = await database()
      .orm.select()
      .from(bookings)
      .where(eq(bookings.id, id));
    const app = await appContext();
    await changeByForm(app, by, appointmentId, { change: "cancel", reason: "The lift is broken" });
    expect(await showAppointment(app, appointmentId, true)).toMatchObject({
      isCancelled: true,
      reason: "The lift is broken",
    });
    expect((await entries()).at(-1)).toMatchObject({ status: "CANCELLED" });
  });

  const dora = {
    firstname: "Dora",
    lastname: "Ossei",
    email: "dora@example.com",
    phone: "07700 900308",
  };
  const free = () => {
    const { enquiryId: _unused, ...rest } = plan();
    return { ...rest, listingId: createListing().id, contactId: null, fields: dora };
  };

  test("somebody who rang is booked with a request, a person and a conversation", async () => {
    const outcome = await bookForPerson(await appContext(), by, free());
    expect(outcome).toMatchObject({ ok: true });
    expect(await database().orm.$count(contacts, eq(contacts.firstname, "Dora"))).toBe(1);
    expect(await database().orm.$count(conversations)).toBe(1);
  });

  test("if the time is taken nothing of them is written, and a mistake stands beside its field", async () => {
    await book();
    const before = await database().orm.$count(enquiries);
    const app = await appContext();
    const taken = await bookForPerson(app, by, free());
    expect(getDetail(taken)).toMatch(/has another appointment at that time/);
    expect(await database().orm.$count(enquiries)).toBe(before);
    expect(await database().orm.$count(contacts, eq(contacts.firstname, "Dora"))).toBe(0);
    const wrong = await bookForPerson(app, by, { ...free(), fields: { ...dora, phone: "12" } });
    expect(wrong).toMatchObject({ refusal: { errors: [{ path: "phone" }] } });
  });
});
