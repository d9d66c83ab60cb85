import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testEngines } from "../../testing/database.ts";
import { adasRequest, beasRequest, getDetail, useBookings } from "../../testing/bookings.ts";
import { createListing } from "../../testing/listing.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { addNegotiator } from "./add-negotiator.ts";
import { lockAppointment } from "../diary/appointments.ts";
import { bookAppointment } from "../appointments/book-appointment.ts";
import { bookViewing } from "../bookings/book-viewing.ts";
import { lockDiary } from "../bookings/change-booking.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";
import { findOwnNegotiator } from "./find-availability.ts";
import { leaveStaff, listViewingsOfColleague } from "./leave-staff.ts";
import { moveBooking } from "../../testing/move-booking.ts";
import { asAnotherRequest } from "../../testing/refuse-second-connection.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

const home = createListing().id;

async function untilWaiting(orm: Queryable): Promise<void> {
  const isWaiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await orm.execute(isWaiting)).rows.length).toBeGreaterThan(0);
}

describe.each(testEngines)("a colleague who leaves, on the %s engine", (engine) => {
  const viewings = useBookings(engine);

  async function hireNegotiator() {
    const { orm } = viewings.database();
    const [negotiator] = await orm.select().from(negotiators).orderBy(negotiators.id);
    const times = { invitedAt: seededMoment, joinedAt: seededMoment };
    const [owner, colleague] = await orm
      .insert(staff)
      .values([
        {
          name: "Amina",
          email: "a@example.com",
          emailKey: "a@example.com",
          role: "owner",
          ...times,
        },
        {
          name: negotiator!.name,
          email: negotiator!.email.toUpperCase(),
          emailKey: negotiator!.email.toLowerCase(),
          role: "negotiator",
          ...times,
        },
      ])
      .returning();
    const { id: staffId, name, email } = owner!;
    const by: SignedIn = { staffId, name, email, role: "owner", sessionId: "", isFresh: true };
    return { by, colleague: colleague! };
  }

  test("hands their viewings to another negotiator, and the renters are told", async () => {
    const id = await viewings.book();
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    const before = (await viewings.mails()).length;
    const left = await leaveStaff(app, by, { id: colleague.id, successorId: viewings.tom() });
    expect(left).toMatchObject({ ok: true, answer: { viewings: 1 } });
    expect(await viewings.all()).toMatchObject([{ id, negotiatorId: viewings.tom() }]);
    expect(await viewings.mails()).toHaveLength(before + 1);
    expect(await listViewingsOfColleague(app.database.orm, colleague.id, app.now())).toEqual([]);
  });

  test("hands over block viewings as they are, and what has no renter", async () => {
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    const { negotiatorId } = viewings.plan();
    const open = { date: "2026-12-03", time: "17:00", minutes: 60, places: 5, negotiatorId };
    const block = await bookAppointment(app, by, { ...open, kind: "viewing", listingId: home });
    const appointmentId = block.ok ? block.answer.appointmentId : "";
    for (const enquiryId of [adasRequest, beasRequest]) {
      await viewings.book({ enquiryId, time: "17:00", appointmentId });
    }
    const valuation = { kind: "valuation", place: "14 Calvert Terrace, E2", date: "2026-12-04" };
    await bookAppointment(app, by, { ...valuation, time: "10:00", minutes: 60, negotiatorId });
    const left = await leaveStaff(app, by, { id: colleague.id, successorId: viewings.tom() });
    expect(left).toMatchObject({ ok: true, answer: { viewings: 2 } });
    const rows = await app.database.orm.select().from(appointments);
    expect(rows.map((row) => row.negotiatorId)).toEqual([viewings.tom(), viewings.tom()]);
    const renters = { appointmentId, negotiatorId: viewings.tom() };
    expect(await viewings.all()).toMatchObject([renters, renters]);
  });

  test.each([
    ["nobody takes over", null, "Select who takes over"],
    ["there is no such negotiator", 999_999, "negotiator"],
  ])("stays, with everything as it was, if %s", async (_why, successorId, words) => {
    await viewings.book();
    const { by, colleague } = await hireNegotiator();
    const bookings = await viewings.all();
    const outcome = await leaveStaff(await viewings.appContext(), by, {
      id: colleague.id,
      successorId,
    });
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).toContain(words);
    expect(await viewings.all()).toEqual(bookings);
    const { orm } = viewings.database();
    const [row] = await orm.select().from(staff).where(eq(staff.id, colleague.id));
    expect(row?.leftAt).toBeNull();
  });

  test("is who the diary links, whatever e-mail address the negotiator has", async () => {
    await viewings.book();
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    const { orm } = app.database;
    const isTheirs = eq(negotiators.staffId, colleague.id);
    await orm.update(negotiators).set({ email: "viewings@lintel.example.com" }).where(isTheirs);
    const leaves = { id: colleague.id, successorId: viewings.tom() };
    expect(await leaveStaff(app, by, leaves)).toMatchObject({ ok: true, answer: { viewings: 1 } });
    expect(await viewings.all()).toMatchObject([{ negotiatorId: viewings.tom() }]);
  });

  test("gets no viewing any more, neither a new nor a moved one", async () => {
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    await leaveStaff(app, by, { id: colleague.id, successorId: null });
    const noNegotiator = "We can’t find that negotiator.";
    expect(getDetail(await bookViewing(app, viewings.plan(), "command line"))).toBe(noNegotiator);
    const bookingId = await viewings.book({ negotiatorId: viewings.tom() });
    const { negotiatorId } = viewings.plan();
    expect(getDetail(await moveBooking(app, { bookingId, negotiatorId }))).toBe(noNegotiator);
  });

  test("gets none that is booked just while they leave", async () => {
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    const leaves = { id: colleague.id, successorId: viewings.tom() };
    await Promise.all([
      leaveStaff(app, by, leaves),
      bookViewing(app, viewings.plan(), "command line"),
    ]);
    const { negotiatorId } = viewings.plan();
    const theirs = (await viewings.all()).filter((one) => one.negotiatorId === negotiatorId);
    expect(theirs).toEqual([]);
  });

  test("neither stops nor is stopped by whoever moves one of their viewings just then", async ({
    skip,
  }) => {
    skip(engine === "embedded", "the embedded engine has one transaction at a time");
    await viewings.book();
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    const { orm } = app.database;
    const [row] = await orm.select().from(appointments);
    const leaves = { id: colleague.id, successorId: viewings.tom() };
    // As a move does: first the appointment, then the diary that it is in.
    const { left } = await orm.transaction(async (tx) => {
      await lockAppointment(tx, row!.id);
      const leaving = asAnotherRequest(() => leaveStaff(app, by, leaves));
      await asAnotherRequest(() => untilWaiting(orm));
      expect(await lockDiary(tx, row!.negotiatorId)).not.toBeNull();
      return { left: leaving };
    });
    expect(await left).toMatchObject({ ok: true, answer: { viewings: 1 } });
    expect(await viewings.all()).toMatchObject([{ negotiatorId: viewings.tom() }]);
  });

  test("who comes back starts showing homes again, as who they were", async () => {
    const { by, colleague } = await hireNegotiator();
    const app = await viewings.appContext();
    const { orm } = app.database;
    await leaveStaff(app, by, { id: colleague.id, successorId: null });
    await orm.update(staff).set({ leftAt: null }).where(eq(staff.id, colleague.id));
    const again = { name: "Imogen Marlow", email: colleague.email, phone: "020 7946 0199" };
    const { negotiatorId } = viewings.plan();
    const started = await addNegotiator(app, again, { staffId: colleague.id });
    expect(started).toMatchObject({ ok: true, answer: { id: negotiatorId } });
    expect(await findOwnNegotiator(orm, colleague.id)).toMatchObject({
      id: negotiatorId,
      name: "Imogen Marlow",
      phone: "020 7946 0199",
    });
    expect(getDetail(await bookViewing(app, viewings.plan(), "command line"))).toBe("done");
    expect(getDetail(await addNegotiator(app, again))).toContain("There’s already a negotiator");
  });

  test("stays if the other negotiator is busy then", async () => {
    await viewings.book();
    await viewings.book({ enquiryId: await viewings.askElsewhere(), negotiatorId: viewings.tom() });
    const { by, colleague } = await hireNegotiator();
    const outcome = await leaveStaff(await viewings.appContext(), by, {
      id: colleague.id,
      successorId: viewings.tom(),
    });
    expect(outcome).toMatchObject({ ok: false });
    expect(JSON.stringify(outcome)).toContain("That colleague");
  });
});
