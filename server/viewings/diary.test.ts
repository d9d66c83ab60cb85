import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { usualHomeViewing } from "../../domain/viewings/home-viewing.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { adasRequest, beasRequest, getDetail, noon, useBookings } from "../testing/bookings.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { bookAppointment } from "./book-appointment.ts";
import { bookViewing } from "./book-viewing.ts";
import { bookings } from "./booking-tables.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { cancelAppointment, moveAppointment } from "./change-appointment.ts";
import { appointments, negotiators } from "./diary-tables.ts";
import { homeViewings } from "./home-viewing-tables.ts";
import { holdTime, releaseHold } from "./hold-time.ts";
import { listAppointments } from "./list-appointments.ts";
import { moveBooking } from "./move-booking.ts";
import { listOtherTimes } from "./offer-other-times.ts";

const home = createListing().id;
const openHouse = { time: "10:00", minutes: 180, slotMinutes: null };

describe.each(testEngines)("the diary, on the %s engine", (engine) => {
  const viewings = useBookings(engine);
  const { database, appContext, plan, book, all, mails, tom } = viewings;
  const orm = () => database().orm;
  const by = { staffId: "" };
  const imogen = () => plan().negotiatorId;

  beforeEach(async () => {
    const [colleague] = await orm()
      .insert(staff)
      .values({
        name: "Imogen Achebe",
        email: "imogen@lintel.example.com",
        emailKey: "imogen@lintel.example.com",
        role: "negotiator",
        invitedAt: new Date(),
      })
      .returning();
    by.staffId = colleague!.id;
  });

  const rows = () => orm().select().from(appointments).orderBy(asc(appointments.startsAt));
  const mailsOf = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind);
  const block = async (changes: object = {}) => {
    const fields = {
      kind: "viewing",
      negotiatorId: imogen(),
      listingId: home,
      date: "2026-12-03",
      time: "10:00",
      minutes: 60,
      slotMinutes: 30,
    };
    const outcome = await bookAppointment(await appContext(), by, { ...fields, ...changes });
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    return outcome.answer.appointmentId;
  };

  test("a negotiator with a colleague's address is that colleague, whichever came first", async () => {
    const [first] = await orm().select().from(negotiators).where(eq(negotiators.id, imogen()));
    expect(first?.staffId).toBe(by.staffId);
    await orm().update(staff).set({ emailKey: "maeve@lintel.example.com" });
    const maeve = { name: "Maeve", email: "Maeve@lintel.example.com", phone: "020 7946 0184" };
    await orm().update(negotiators).set({ staffId: null });
    const [later] = await orm().insert(negotiators).values(maeve).returning();
    expect(later?.staffId).toBe(by.staffId);
  });

  describe("who comes second", () => {
    test("is offered the next free times", async () => {
      await book();
      const second = await bookViewing(await appContext(), plan({ enquiryId: beasRequest }));
      expect(second.ok).toBe(false);
      const times = second.ok ? [] : listOtherTimes(second.refusal);
      expect(times).toHaveLength(3);
      expect(times.map(({ startsAt }) => startsAt.toISOString())).not.toContain(
        "2026-12-03T18:00:00.000Z",
      );
    });

    test("gets no place in a block viewing that is full", async () => {
      const appointmentId = await block();
      const app = await appContext();
      const ask = (enquiryId: string, time: string) =>
        bookViewing(app, plan({ enquiryId, time, appointmentId }), by);
      const both = await Promise.all([ask(adasRequest, "10:00"), ask(beasRequest, "10:00")]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const loser = both[0].ok ? beasRequest : adasRequest;
      expect(getDetail(await ask(loser, "10:15"))).toContain("No place is left");
      expect(getDetail(await ask(loser, "10:30"))).toBe("done");
      expect((await all()).map(({ endsAt }) => endsAt.toISOString().slice(11, 16))).toEqual([
        "10:30",
        "11:00",
      ]);
      expect(await rows()).toHaveLength(1);
    });
  });

  describe("a block viewing", () => {
    test("moves with everybody in it, and they are told", async () => {
      const appointmentId = await block();
      await book({ time: "10:30", appointmentId });
      const moved = await moveAppointment(await appContext(), by, { appointmentId, time: "14:00" });
      expect(getDetail(moved)).toBe("done");
      const [booking] = await all();
      expect(booking?.startsAt).toEqual(new Date("2026-12-03T14:30:00Z"));
      expect(await mailsOf("booking-moved")).toHaveLength(1);
      const { now } = await appContext();
      const period = {
        startsAt: new Date("2026-12-03T00:00:00Z"),
        endsAt: new Date("2026-12-04T00:00:00Z"),
      };
      expect(
        await listAppointments(orm(), { ...period, negotiatorId: imogen(), now: now() }),
      ).toMatchObject([
        { appointment: { id: appointmentId }, home: { id: home }, bookings: [{ id: booking?.id }] },
      ]);
    });

    test("moved to another time has not taken place for anybody in it", async () => {
      const appointmentId = await block();
      await book({ time: "10:30", appointmentId });
      const outcomeAt = new Date("2026-12-03T10:20:00Z");
      await orm().update(bookings).set({ outcome: "arrived", outcomeAt });
      const app = await appContext(outcomeAt);
      await moveAppointment(app, by, { appointmentId, negotiatorId: tom() });
      expect(await all()).toMatchObject([{ outcome: "arrived", outcomeAt }]);
      await moveAppointment(app, by, { appointmentId, time: "14:00" });
      expect(await all()).toMatchObject([{ outcome: null, outcomeAt: null }]);
    });

    test("does not bring back who has cancelled", async () => {
      const appointmentId = await block();
      const first = await book({ time: "10:00", appointmentId });
      await book({ enquiryId: beasRequest, time: "10:30", appointmentId });
      await cancelBooking(await appContext(), first);
      await moveAppointment(await appContext(), by, { appointmentId, time: "14:00" });
      expect((await all()).map(({ state }) => state)).toEqual(["cancelled", "booked"]);
    });

    test("is left by whoever moves to a time of their own, and stays for the others", async () => {
      const appointmentId = await block();
      const bookingId = await book({ time: "10:00", appointmentId });
      await book({ enquiryId: beasRequest, time: "10:30", appointmentId });
      await moveBooking(await appContext(), { bookingId, time: "12:00" }, by);
      expect(await rows()).toMatchObject([
        { id: appointmentId, state: "booked", slotMinutes: 30 },
        { state: "booked", slotMinutes: null, startsAt: new Date("2026-12-03T12:00:00Z") },
      ]);
      await cancelAppointment(await appContext(), by, { appointmentId, reason: "Boiler" });
      expect((await all()).map(({ state }) => state)).toEqual(["cancelled", "booked"]);
      expect(await mailsOf("booking-cancelled")).toHaveLength(1);
    });

    test("takes in a viewing of its own, whose time is free again", async () => {
      const bookingId = await book();
      const appointmentId = await block();
      const into = { bookingId, date: "2026-12-03", time: "10:30", appointmentId };
      expect(getDetail(await moveBooking(await appContext(), into, by))).toBe("done");
      expect((await rows()).map(({ state }) => state)).toEqual(["booked", "cancelled"]);
      expect(await all()).toMatchObject([{ appointmentId, state: "booked" }]);
    });
  });

  describe("a place in a block viewing", () => {
    test.each([
      ["late in the evening", { time: "18:00", slotMinutes: 15 }, "18:45", "18:45-19:00"],
      ["of five minutes", { time: "18:00", slotMinutes: 5 }, "18:55", "18:55-19:00"],
      ["in an open house of three hours", openHouse, "10:00", "10:00-13:00"],
    ])("%s is as long as its slot, booked or moved to", async (_what, of, time, expected) => {
      const appointmentId = await block({ ...of, places: 2 });
      const app = await appContext();
      const booked = await bookViewing(app, plan({ time, minutes: 30, appointmentId }), by);
      expect(getDetail(booked)).toBe("done");
      const bookingId = await book({ enquiryId: beasRequest, date: "2026-12-04", time: "12:00" });
      const into = { bookingId, date: "2026-12-03", time, appointmentId };
      expect(getDetail(await moveBooking(app, into, by))).toBe("done");
      const clock = (at: Date) => at.toISOString().slice(11, 16);
      const times = (await all()).map((one) => `${clock(one.startsAt)}-${clock(one.endsAt)}`);
      expect(times).toEqual([expected, expected]);
    });

    test("can't be had once it has begun", async () => {
      const appointmentId = await block();
      const bookingId = await book({ enquiryId: beasRequest, date: "2026-12-04", time: "12:00" });
      const app = await appContext(new Date("2026-12-03T10:10:00Z"));
      const wanted = { date: "2026-12-03", time: "10:00", appointmentId };
      expect(getDetail(await bookViewing(app, plan(wanted), by))).toContain("has passed");
      const into = { ...wanted, bookingId };
      expect(getDetail(await moveBooking(app, into, by))).toContain("has passed");
    });
  });

  describe("other appointments", () => {
    const valuation = {
      kind: "valuation",
      listingId: null,
      place: "14 Calvert Terrace",
      slotMinutes: null,
    };

    test("keep the person busy, and are moved and cancelled", async () => {
      const appointmentId = await block({ ...valuation, time: "18:00" });
      expect(getDetail(await bookViewing(await appContext(), plan()))).toContain(
        "another appointment",
      );
      const app = await appContext();
      const moved = await moveAppointment(app, by, { appointmentId, negotiatorId: tom() });
      expect(getDetail(moved)).toBe("done");
      await book();
      const back = await moveAppointment(app, by, { appointmentId, negotiatorId: imogen() });
      expect(getDetail(back)).toContain("another appointment");
      await cancelAppointment(app, by, { appointmentId, reason: null });
      const actions = await orm().select().from(audit).where(eq(audit.subjectId, appointmentId));
      expect(actions.map(({ action, actor }) => [action, actor])).toEqual([
        ["appointment.booked", by.staffId],
        ["appointment.moved", by.staffId],
        ["appointment.cancelled", by.staffId],
      ]);
    });

    test.each([
      ["listingId", { kind: "viewing", listingId: null }],
      ["place", { kind: "valuation", listingId: null }],
      ["time", { time: "25:00" }],
      ["time", { time: "18:30" }],
      ["date", { date: "2026-12-06" }],
      ["minutes", { minutes: 0 }],
      ["slotMinutes", { slotMinutes: 90 }],
    ])("are refused beside the field %s: %o", async (path, changes) => {
      const fields = {
        kind: "viewing",
        negotiatorId: imogen(),
        listingId: home,
        date: "2026-12-03",
        time: "10:00",
        minutes: 60,
      };
      const outcome = await bookAppointment(await appContext(), by, { ...fields, ...changes });
      expect(outcome).toMatchObject({ ok: false, refusal: { errors: [{ path }] } });
      expect(await rows()).toEqual([]);
    });
  });

  describe("a hold", () => {
    test("keeps the time for a quarter of an hour, and becomes the booking", async () => {
      const app = await appContext();
      const held = await holdTime(app, by, { ...plan(), listingId: home });
      if (!held.ok) throw new Error(held.refusal.detail);
      expect(getDetail(await bookViewing(app, plan({ enquiryId: beasRequest })))).toContain(
        "another",
      );
      const { holdId } = held.answer;
      expect(getDetail(await bookViewing(app, plan({ holdId }), by))).toBe("done");
      expect(await rows()).toMatchObject([{ state: "booked" }]);
    });

    test("is neither moved nor cancelled: it ends by itself, and no tenant hears of it", async () => {
      await orm()
        .insert(homeViewings)
        .values({
          ...usualHomeViewing,
          listingId: home,
          isTenanted: true,
          tenantName: "Noor Haddad",
          tenantEmail: "noor@example.com",
          access: "",
          alarm: "",
          changedAt: noon,
        });
      const app = await appContext();
      const held = await holdTime(app, by, { ...plan(), listingId: home });
      if (!held.ok) throw new Error(held.refusal.detail);
      const appointmentId = held.answer.holdId;
      const before = await rows();
      const moved = await moveAppointment(app, by, { appointmentId, time: "14:00" });
      expect(getDetail(moved)).toContain("held");
      const cancelled = await cancelAppointment(app, by, { appointmentId, reason: null });
      expect(getDetail(cancelled)).toContain("held");
      expect(await rows()).toEqual(before);
      expect(await mails()).toEqual([]);
    });

    test("is let go", async () => {
      const app = await appContext();
      const held = await holdTime(app, by, { ...plan(), listingId: home });
      if (held.ok) await releaseHold(app, held.answer.holdId);
      expect(await rows()).toEqual([]);
    });

    test("ends by itself", async () => {
      await holdTime(await appContext(), by, { ...plan(), listingId: home });
      const later = await appContext(new Date("2026-11-21T12:16:00Z"));
      expect(getDetail(await bookViewing(later, plan({ enquiryId: beasRequest })))).toBe("done");
    });
  });
});
