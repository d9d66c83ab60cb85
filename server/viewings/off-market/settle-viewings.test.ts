import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "../bookings/booking-tables.ts";
import { changeStates } from "../../homes/change-states.ts";
import { addRecords } from "../../testing/listed-homes.ts";
import { listings } from "../../listings/listing-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { readEntry } from "../../testing/calendar.ts";
import { createListing } from "../../testing/listing.ts";
import { bookAppointment } from "../appointments/book-appointment.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { appointments } from "../diary/diary-tables.ts";
import { holdTime } from "../requests/hold-time.ts";
import { viewingWaits } from "../keys/home-viewing-tables.ts";
import { joinWaitingList } from "../requests/waiting-list.ts";
import { staff } from "../../staff/staff-tables.ts";
import { markListing } from "../../testing/mark-listing.ts";
import { adasRequest, beasRequest, noon, useBookings } from "../../testing/bookings.ts";

const { id } = createListing();
const similarId = "p00000000002";

describe.each(testEngines)("A home marked let agreed, on the %s engine,", (engine) => {
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
    await addRecords(database().orm, [id]);
    const order = { ids: [id], to: "let-agreed" as const, cancelViewings: true };
    const changed = await changeStates(
      app,
      { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" },
      order,
    );
    expect(changed).toEqual({
      ok: true,
      answer: {
        done: "1 property changed to let agreed. 1 viewing was cancelled, which can’t be undone. It comes from a feed, so the next file may change it again.",
      },
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

  test("tells whoever waits for it that there will be no viewing, and shows similar homes", async () => {
    await putHome({ id: similarId, name: "Tanner Row" });
    const app = await appContext(noon);
    for (const request of [adasRequest, beasRequest]) {
      await joinWaitingList(app, "visitor", request);
    }
    // Ada has got a time: the mail that cancels it tells her.
    await book();
    await mark(true);
    const told = (await mails()).filter(({ kind }) => kind === "viewing-wait-over");
    expect(told).toMatchObject([
      {
        recipient: "bea@example.com",
        subject: expect.stringMatching(/^No more viewings: /),
        aboutId: beasRequest,
      },
    ]);
    expect(told[0]?.html).toContain("this home is now let agreed");
    expect(told[0]?.html).toContain("Tanner Row");
    expect(await database().orm.$count(viewingWaits)).toBe(0);
    await mark(true);
    expect((await mails()).filter(({ kind }) => kind === "viewing-wait-over")).toHaveLength(1);
  });

  test("tells nobody who waited and has seen it since", async () => {
    const app = await appContext(noon);
    await joinWaitingList(app, "visitor", adasRequest);
    await book();
    await mark(true, new Date("2026-12-04T09:00:00Z"));
    expect((await mails()).filter(({ kind }) => kind === "viewing-wait-over")).toEqual([]);
    expect(await database().orm.$count(viewingWaits)).toBe(0);
  });

  test("tells whoever waits to see it once more after an earlier viewing", async () => {
    await book();
    const afterwards = new Date("2026-12-04T09:00:00Z");
    await joinWaitingList(await appContext(afterwards), "visitor", adasRequest);
    await mark(true, new Date("2026-12-07T09:00:00Z"));
    expect((await mails()).filter(({ kind }) => kind === "viewing-wait-over")).toMatchObject([
      { recipient: "ada@example.com" },
    ]);
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
    await cancelBooking(await appContext(), await book(), "command line");
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
