import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { ListingState } from "../../domain/listings/listing-state.ts";
import { bookings } from "./booking-tables.ts";
import { changeStates } from "../homes/change-states.ts";
import { addMissingRecords, blmOrigin } from "../listings/listing-records.ts";
import { listings } from "../listings/listing-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useImporter } from "../testing/feed-import.ts";
import { readEntry } from "../testing/calendar.ts";
import { createTestContext } from "../testing/app-context.ts";
import { createListing } from "../testing/listing.ts";
import { bookAppointment } from "./book-appointment.ts";
import { bookViewing } from "./book-viewing.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { formatReport } from "../feeds/import-feed.ts";
import { appointments } from "./diary-tables.ts";
import { holdTime } from "./hold-time.ts";
import { viewingWaits } from "./home-viewing-tables.ts";
import { joinWaitingList } from "./waiting-list.ts";
import { staff } from "../staff/staff-tables.ts";
import { markListing } from "./mark-listing.ts";
import {
  adasRequest,
  ask,
  beasRequest,
  getDetail,
  hire,
  noon,
  useBookings,
} from "../testing/bookings.ts";

const { id } = createListing();
const similarId = "p00000000002";

describe.each(testEngines)("A home marked let agreed at the desk, on the %s engine,", (engine) => {
  const { database, appContext, book, tom, all, mails } = useBookings(engine);

  const mark = async (cancelViewings: boolean, now = noon) =>
    markListing(await appContext(now), id, "let-agreed", { cancelViewings });
  const cancellations = async () =>
    (await mails()).filter(({ kind }) => kind === "booking-cancelled");
  const states = async () => (await all()).map(({ state }) => state).toSorted();
  const bookForBea = () => book({ enquiryId: beasRequest, negotiatorId: tom(), time: "18:30" });
  const putHome = (changes: Parameters<typeof createListing>[0]) =>
    database()
      .orm.insert(listings)
      .values(createListing({ agentRef: "999999_T2", ...changes }));

  test("stays as it is while nobody has confirmed that its viewings are to be cancelled", async () => {
    await book();
    await bookForBea();
    expect(await mark(false)).toEqual({ outcome: "viewings-ahead", viewings: 2 });
    expect(await database().orm.select().from(listings)).toMatchObject([{ status: "available" }]);
    expect(await states()).toEqual(["booked", "booked"]);
    expect(await cancellations()).toEqual([]);
  });

  test("tells the office how many viewings it cancelled, which nobody can undo", async () => {
    await book();
    const app = await appContext(noon);
    await database().orm.transaction((tx) => addMissingRecords(tx, [id], blmOrigin));
    const order = { ids: [id], to: "let-agreed" as const, cancelViewings: true };
    const changed = await changeStates(app, "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10", order);
    expect(changed).toEqual({
      ok: true,
      answer: { done: "1 home now let agreed. 1 viewing was cancelled, which can’t be undone." },
    });
  });

  test("cancels its viewings once that is confirmed, and tells each renter once", async () => {
    const ids = [await book(), await bookForBea()];
    expect(await mark(true)).toEqual({ outcome: "marked", viewings: 2 });
    expect(await states()).toEqual(["cancelled", "cancelled"]);
    expect((await cancellations()).map(({ recipient }) => recipient).toSorted()).toEqual([
      "ada@example.com",
      "bea@example.com",
    ]);
    const rows = await database().orm.select().from(audit);
    const noted = rows.filter(({ action }) => action === "booking.cancelled");
    expect(noted.map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted());
    expect(noted[0]).toMatchObject({ actor: "command line", detail: { because: "let-agreed" } });

    expect(await mark(true)).toEqual({ outcome: "so-already", viewings: 0 });
    expect(await cancellations()).toHaveLength(2);
  });

  test("says why, takes the calendar entry away and offers homes like it that are to let", async () => {
    await putHome({ id: similarId, name: "Tanner Row" });
    await putHome({
      id: "p00000000003",
      agentRef: "999999_T3",
      name: "Gone Street",
      status: "let-agreed",
    });
    await book();
    await mark(true);
    const [mail] = await cancellations();
    expect(mail?.html).toContain("now let agreed");
    expect(mail?.html).toContain("Tanner Row");
    expect(mail?.html).toContain(`https://keystone.example.com/property/${similarId}"`);
    expect(mail?.html).not.toContain("Gone Street");
    expect(readEntry(mail?.calendar?.ics ?? "")).toMatchObject({
      method: "CANCEL",
      status: "CANCELLED",
      uid: (await all())[0]?.calendarUid,
      sequence: 1,
    });
  });

  test("settles block viewings, holds and the waiting list, too", async () => {
    const app = await appContext();
    const { orm } = database();
    const [colleague] = await orm
      .insert(staff)
      .values({
        name: "Maeve",
        email: "maeve@example.com",
        emailKey: "maeve@example.com",
        role: "negotiator",
        invitedAt: noon,
      })
      .returning();
    const by = { staffId: colleague!.id };
    const block = {
      kind: "viewing",
      negotiatorId: tom(),
      listingId: id,
      date: "2026-12-03",
      time: "10:00",
      minutes: 60,
      slotMinutes: 30,
    };
    const booked = await bookAppointment(app, by, block);
    if (!booked.ok) throw new Error(booked.refusal.detail);
    const { appointmentId } = booked.answer;
    await book({ time: "10:30", appointmentId, negotiatorId: tom() });
    const held = {
      negotiatorId: tom(),
      listingId: id,
      date: "2026-12-04",
      time: "10:00",
      minutes: 30,
    };
    expect(await holdTime(app, by, held)).toMatchObject({ ok: true });
    await joinWaitingList(app, "visitor", beasRequest);
    expect(await mark(true)).toEqual({ outcome: "marked", viewings: 1 });
    expect(await orm.select().from(appointments)).toMatchObject([
      { id: appointmentId, state: "cancelled" },
    ]);
    expect(await orm.$count(viewingWaits)).toBe(0);
    expect(await cancellations()).toMatchObject([{ recipient: "ada@example.com" }]);
  });

  test("leaves viewings alone that have begun, are over or were cancelled, or are of another home", async () => {
    await putHome({ id: similarId });
    const elsewhere = await bookForBea();
    await database()
      .orm.update(bookings)
      .set({ listingId: similarId })
      .where(eq(bookings.id, elsewhere));
    await cancelBooking(await appContext(), await book());
    await book();
    expect(await mark(false, new Date("2026-12-03T18:10:00Z"))).toEqual({
      outcome: "marked",
      viewings: 0,
    });
    expect(await states()).toEqual(["booked", "booked", "cancelled"]);
    expect(await cancellations()).toHaveLength(1);
  });

  test("that had a viewing booked since is asked about again", async () => {
    await mark(false);
    await book({ despiteLetAgreed: "It may fall through" });
    expect(await mark(false)).toEqual({ outcome: "viewings-ahead", viewings: 1 });
    expect(await mark(true)).toEqual({ outcome: "so-already", viewings: 1 });
    expect(await states()).toEqual(["cancelled"]);
  });
});

describe.each(testEngines)("A home that the office takes away, on the %s engine,", (engine) => {
  const { database, appContext, book, tom, all, mails } = useBookings(engine);
  const by = { staffId: "" };
  const move = async (to: ListingState, cancelViewings: boolean) =>
    changeStates(await appContext(noon), by.staffId, { ids: [id], to, cancelViewings });

  beforeEach(async () => {
    const person = { name: "Maeve", email: "maeve@example.com", emailKey: "maeve@example.com" };
    const [colleague] = await database()
      .orm.insert(staff)
      .values({ ...person, role: "negotiator", invitedAt: noon })
      .returning();
    by.staffId = colleague!.id;
    await database().orm.transaction((tx) => addMissingRecords(tx, [id], blmOrigin));
  });

  test("is not withdrawn while nobody has confirmed that its viewings are to be cancelled", async () => {
    await book();
    expect(getDetail(await move("withdrawn", false))).toBe(
      "This home has a viewing ahead: say that they are to be cancelled.",
    );
    expect(await database().orm.select().from(listings)).toMatchObject([{ status: "available" }]);
    expect(await all()).toMatchObject([{ state: "booked" }]);
  });

  test("is withdrawn with its viewings, holds, block viewings and waiting, and the renter is told why", async () => {
    const { orm } = database();
    await book();
    const app = await appContext();
    const where = { negotiatorId: tom(), listingId: id, date: "2026-12-04", minutes: 60 };
    const block = { ...where, kind: "viewing", time: "10:00", slotMinutes: 30 };
    expect(await bookAppointment(app, by, block)).toMatchObject({ ok: true });
    const photographs = { ...where, kind: "photographs", time: "15:00" };
    expect(await bookAppointment(app, by, photographs)).toMatchObject({ ok: true });
    expect(await holdTime(app, by, { ...where, time: "12:00" })).toMatchObject({ ok: true });
    await joinWaitingList(app, "visitor", beasRequest);
    expect(await move("withdrawn", true)).toMatchObject({
      ok: true,
      answer: { done: "1 home now withdrawn. 1 viewing was cancelled, which can’t be undone." },
    });
    expect(await all()).toMatchObject([{ state: "cancelled", cancelReason: "Withdrawn" }]);
    const left = await orm.select().from(appointments).orderBy(appointments.startsAt);
    expect(left.map(({ kind, state }) => [kind, state])).toEqual([
      ["viewing", "cancelled"],
      ["viewing", "cancelled"],
      ["photographs", "booked"],
    ]);
    expect(await orm.$count(viewingWaits)).toBe(0);
    const cancelled = (await mails()).filter(({ kind }) => kind === "booking-cancelled");
    expect(cancelled).toMatchObject([{ recipient: "ada@example.com" }]);
    expect(cancelled[0]?.html).toContain("this home is no longer to let");
  });

  test("is let with the viewings that were booked since it was let agreed", async () => {
    await move("let-agreed", false);
    await book({ despiteLetAgreed: "A guarantor may fall through" });
    expect(getDetail(await move("let", false))).toContain("a viewing ahead");
    expect(await move("let", true)).toMatchObject({ ok: true });
    expect(await all()).toMatchObject([{ state: "cancelled", cancelReason: "Let" }]);
    const html = (await mails()).find(({ kind }) => kind === "booking-cancelled")?.html;
    expect(html).toContain("this home is now let,");
  });

  test("and that is let agreed is booked only by somebody who says why it is shown all the same", async () => {
    await move("let-agreed", false);
    const app = await appContext();
    const plan = { enquiryId: adasRequest, date: "2026-12-03", time: "18:00", minutes: 30 };
    const wanted = { ...plan, negotiatorId: tom() };
    expect(await bookViewing(app, wanted)).toMatchObject({
      ok: false,
      refusal: { errors: [{ path: "despiteLetAgreed" }] },
    });
    const why = "The landlord wants a second party";
    expect(await bookViewing(app, { ...wanted, despiteLetAgreed: why })).toMatchObject({
      ok: true,
    });
    const rows = await database().orm.select().from(audit);
    expect(rows.find(({ action }) => action === "booking.booked")).toMatchObject({
      detail: { despiteLetAgreed: why },
    });
    const block = { ...wanted, kind: "viewing", listingId: id, time: "10:00", slotMinutes: 10 };
    const refused = await bookAppointment(app, by, block);
    expect(getDetail(refused)).toContain("let agreed");
  });
});

describe.each(testEngines)("A home let agreed by a feed, on the %s engine,", (engine) => {
  const { take, stored, database } = useImporter(engine);
  const home = { AGENT_REF: "A1" };
  const letAgreed = { ...home, STATUS_ID: "5" };
  const similar = { AGENT_REF: "A2", DISPLAY_ADDRESS: "Tanner Row, Shoreditch, London E2" };
  const cancellations = () =>
    database().orm.select().from(outbox).where(eq(outbox.kind, "booking-cancelled"));

  async function bookFor(agentRef: string): Promise<string> {
    const listing = (await stored()).find((row) => row.agentRef === agentRef);
    await ask(database(), adasRequest, {
      firstname: "Ada",
      phone: "07700 900123",
      listingId: listing!.id,
    });
    const [negotiatorId] = await hire(database());
    const app = await createTestContext(database(), { now: () => noon });
    const outcome = await bookViewing(app, {
      enquiryId: adasRequest,
      negotiatorId: negotiatorId!,
      date: "2026-12-03",
      time: "18:00",
      minutes: 30,
    });
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    return outcome.answer.bookingId;
  }

  test("cancels its viewings, tells each renter once and says so in the report", async () => {
    await take([home, similar]);
    const bookingId = await bookFor("A1");
    const report = await take([letAgreed, similar]);
    expect(report.cancelledViewings).toEqual([bookingId]);
    expect(formatReport(report)).toContain(
      `cancelled 1 viewing of homes that are let agreed or withdrawn: ${bookingId}`,
    );
    expect(await database().orm.select().from(bookings)).toMatchObject([{ state: "cancelled" }]);
    const [mail, ...others] = await cancellations();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "ada@example.com", aboutId: bookingId });
    expect(mail?.html).toContain("now let agreed");
    expect(mail?.html).toContain("Tanner Row");
    const rows = await database().orm.select().from(audit).where(eq(audit.subjectId, bookingId));
    expect(rows).toMatchObject([
      { action: "booking.booked" },
      { actor: "command line", action: "booking.cancelled", detail: { because: "let-agreed" } },
    ]);

    const again = await take([letAgreed, similar]);
    expect(again.cancelledViewings).toEqual([]);
    expect(await cancellations()).toHaveLength(1);
  });

  test("or missing from it, which withdraws it, has its viewings settled, too", async () => {
    await take([home, similar]);
    const bookingId = await bookFor("A1");
    const report = await take([similar]);
    expect(report).toMatchObject({ withdrawn: 1, cancelledViewings: [bookingId] });
    const [mail, ...others] = await cancellations();
    expect(others).toEqual([]);
    expect(mail?.html).toContain("this home is no longer to let");
    expect(mail?.html).toContain("Tanner Row");
    const rows = await database().orm.select().from(audit).where(eq(audit.subjectId, bookingId));
    expect(rows.at(-1)).toMatchObject({ detail: { because: "withdrawn" } });
    expect((await take([similar])).cancelledViewings).toEqual([]);
    await take([home, similar]);
    expect(await database().orm.select().from(bookings)).toMatchObject([{ state: "cancelled" }]);
  });

  test("does not offer a home that the same feed lets", async () => {
    await take([home, similar]);
    await bookFor("A1");
    await take([letAgreed, { ...similar, STATUS_ID: "5" }]);
    expect((await cancellations())[0]?.html).not.toContain("Tanner Row");
  });

  test("cancels nothing if the import fails", async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ AGENT_REF: `B${index}` }));
    await take([home, ...many]);
    await bookFor("A1");
    await expect(take([letAgreed])).rejects.toThrow("is the file complete?");
    expect(await database().orm.select().from(bookings)).toMatchObject([{ state: "booked" }]);
    expect(await cancellations()).toEqual([]);
  });
});
