import { describe, expect, test } from "vitest";
import { beasRequest, getDetail } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { createListing } from "../../testing/listing.ts";
import { formatTimeChoice } from "../../../domain/viewings/bookings/own-change.ts";
import { moveOwnViewing } from "./change-own-viewing.ts";
import { findOwnViewing } from "./own-viewing.ts";
import { bookViewing, formatDoorAddress } from "./book-viewing.ts";
import { bookings } from "./booking-tables.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { cancelAppointment, moveAppointment } from "../appointments/change-appointment.ts";
import { appointments } from "../diary/diary-tables.ts";
import { listAppointments } from "../diary/list-appointments.ts";
import { moveBooking } from "../../testing/move-booking.ts";

const home = createListing().id;
const openHouse = { time: "10:00", minutes: 180, slotMinutes: null };

describe.each(testEngines)("block viewings, on the %s engine", (engine) => {
  const { appContext, plan, book, all, tom, work, orm, by, imogen, rows, mailsOf, block } =
    useDiary(engine);

  describe("a block viewing", () => {
    test("loses nobody when two renters swap their places in two of them at once", async () => {
      const days = ["2026-11-24", "2026-11-25"];
      const blocks = [await block({ date: days[0] }), await block({ date: days[1] })];
      await work(imogen());
      const place = { time: "10:00", negotiatorId: imogen() };
      const ids = [
        await book({ ...place, date: days[0]!, appointmentId: blocks[0]! }),
        await book({
          ...place,
          date: days[1]!,
          appointmentId: blocks[1]!,
          enquiryId: beasRequest,
        }),
      ];
      const app = await appContext();
      const findBlocks = async () => {
        const found = await all();
        return ids.map((id) => found.find((one) => one.id === id)!.appointmentId);
      };
      for (let round = 0; round < 4; round++) {
        const before = await findBlocks();
        const choices = await Promise.all(
          ids.map(async (id, index) => {
            const { times } = (await findOwnViewing(app, id))!;
            const other = before[1 - index];
            return formatTimeChoice(times!.find((time) => time.appointmentId === other)!);
          }),
        );
        const moved = await Promise.all(
          ids.map((id, index) => moveOwnViewing(app, id, choices[index]!)),
        );
        expect(moved.map(getDetail)).toEqual(["done", "done"]);
        expect(await findBlocks()).toEqual(before.toReversed());
      }
      expect(await mailsOf("booking-moved")).toHaveLength(8);
      expect(await orm().$count(appointments)).toBe(2);
    });

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
        {
          appointment: { id: appointmentId },
          home: { id: home },
          bookings: [{ uid: booking?.calendarUid }],
        },
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

    test("with an emptied place is at the home's own address", async () => {
      const appointmentId = await block({ place: "At the side door" });
      await moveAppointment(await appContext(), by, { appointmentId, place: "" });
      expect(await rows()).toMatchObject([{ place: formatDoorAddress(createListing()) }]);
    });

    test("does not bring back who has cancelled", async () => {
      const appointmentId = await block();
      const first = await book({ time: "10:00", appointmentId });
      await book({ enquiryId: beasRequest, time: "10:30", appointmentId });
      await cancelBooking(await appContext(), first, "command line");
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
});
