import { beforeEach, describe, expect, test } from "vitest";
import { beasRequest, getDetail, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { formatDoorAddress } from "./book-viewing.ts";
import { bookings } from "./booking-tables.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { moveBooking } from "../../testing/move-booking.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, appContext, tom, book, all, mails, entries } = useBookings(engine);

  describe("a moved booking", () => {
    let id: string;
    beforeEach(async () => {
      id = await book();
    });

    test("updates the calendar entry: the same UID, a greater SEQUENCE", async () => {
      await moveBooking(await appContext(), { bookingId: id, time: "17:30" });
      await moveBooking(await appContext(), { bookingId: id, date: "2026-12-04", minutes: 45 });
      const [first, second, third] = await entries();
      expect(new Set([first?.uid, second?.uid, third?.uid]).size).toBe(1);
      expect([first?.sequence, second?.sequence, third?.sequence]).toEqual([0, 1, 2]);
      expect(third).toMatchObject({
        method: "REQUEST",
        starts: "2026-12-04T17:30:00.000Z",
        ends: "2026-12-04T18:15:00.000Z",
      });
    });

    test("keeps what was not changed, and asks the renter again", async () => {
      await moveBooking(await appContext(), { bookingId: id, negotiatorId: tom() });
      expect(await all()).toMatchObject([
        { negotiatorId: tom(), state: "booked", startsAt: new Date("2026-12-03T18:00:00Z") },
      ]);
      const moved = (await mails()).find(({ kind }) => kind === "booking-moved");
      expect(moved?.subject).toMatch(/^New time for your viewing of Loriner Street/);
      expect(moved?.html).toContain("Tom Hesketh");
    });

    test("and another one in the home that are moved to each other's time at once both stay", async () => {
      const app = await appContext();
      const other = { enquiryId: beasRequest, negotiatorId: tom(), time: "17:00" };
      const otherId = await book(other);
      for (let round = 0; round < 4; round++) {
        const moved = await Promise.all([
          moveBooking(app, { bookingId: id, time: "17:00" }),
          moveBooking(app, { bookingId: otherId, time: "18:00" }),
        ]);
        for (const outcome of moved)
          expect(getDetail(outcome)).toContain("There’s another viewing at that time");
      }
      const hours = new Map((await all()).map((one) => [one.id, one.startsAt.getUTCHours()]));
      expect([hours.get(id), hours.get(otherId)]).toEqual([18, 17]);
      expect((await mails()).filter(({ kind }) => kind === "booking-moved")).toEqual([]);
    });

    test("is not moved to where it is, nor to a Sunday, nor once it is over", async () => {
      const at = await appContext();
      expect(getDetail(await moveBooking(at, { bookingId: id, time: "18:00" }))).toContain(
        "Nothing has changed",
      );
      expect(getDetail(await moveBooking(at, { bookingId: id, date: "2026-12-06" }))).toBe(
        "Select a day from Monday to Saturday.",
      );
      const later = await appContext(new Date("2026-12-03T18:30:00Z"));
      expect(getDetail(await moveBooking(later, { bookingId: id, date: "2026-12-04" }))).toBe(
        "This viewing’s time has passed.",
      );
      expect(getDetail(await moveBooking(at, { bookingId: "x", time: "10:00" }))).toBe(
        "We can’t find that viewing.",
      );
      expect(await mails()).toHaveLength(1);
    });

    test("has not taken place at its new time, but has if only the negotiator changes", async () => {
      const outcomeAt = new Date("2026-12-03T17:55:00Z");
      await database().orm.update(bookings).set({ outcome: "arrived", outcomeAt });
      const at = await appContext(outcomeAt);
      await moveBooking(at, { bookingId: id, negotiatorId: tom() });
      expect(await all()).toMatchObject([{ outcome: "arrived", outcomeAt }]);
      await moveBooking(at, { bookingId: id, date: "2026-12-04" });
      expect(await all()).toMatchObject([{ outcome: null, outcomeAt: null }]);
    });

    test("with an emptied place is at the home's own address, which the renter is told", async () => {
      const at = await appContext();
      await moveBooking(at, { bookingId: id, place: "At the side door" });
      expect(getDetail(await moveBooking(at, { bookingId: id, place: " " }))).toBe("done");
      expect(await all()).toMatchObject([{ place: formatDoorAddress(createListing()) }]);
    });

    test("its own old time does not keep it from moving by a few minutes", async () => {
      expect(
        getDetail(await moveBooking(await appContext(), { bookingId: id, time: "18:10" })),
      ).toBe("done");
    });
  });

  test("a cancelled booking is taken out of the calendar: CANCEL, the same UID, a greater SEQUENCE", async () => {
    const id = await book();
    expect(getDetail(await cancelBooking(await appContext(), id, "command line"))).toBe("done");
    const [first, second] = await entries();
    expect(second).toMatchObject({
      method: "CANCEL",
      status: "CANCELLED",
      uid: first?.uid,
      sequence: 1,
    });
    expect((await mails()).find(({ kind }) => kind === "booking-cancelled")?.subject).toBe(
      "Cancelled: your viewing of Loriner Street, Shoreditch, Thursday 03/12/2026",
    );
    expect(getDetail(await cancelBooking(await appContext(), id, "command line"))).toBe(
      "This viewing has been cancelled.",
    );
    expect(await mails()).toHaveLength(2);
  });
});
