import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { beasRequest, getDetail, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { bookViewing } from "./book-viewing.ts";
import { findOverlap } from "./bookings.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { appointments } from "../diary/diary-tables.ts";
import { moveBooking } from "../../testing/move-booking.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, appContext, plan, tom, book, all, askElsewhere, mails } = useBookings(engine);

  describe("two bookings of one negotiator never overlap", () => {
    test.each([
      ["the same time", "18:00", 30, "taken"],
      ["a part of it", "17:45", 30, "taken"],
      ["around it", "17:30", 90, "taken"],
      ["until it begins", "17:30", 30, "done"],
      ["from its end on", "18:30", 30, "done"],
    ])("%s: %s, %i minutes: %s", async (_what, time, minutes, result) => {
      await book();
      const other = plan({ enquiryId: beasRequest, time, minutes });
      expect(getDetail(await bookViewing(await appContext(), other, "command line"))).toBe(
        result === "done"
          ? "done"
          : "The negotiator has another appointment at that time. Choose a different time.",
      );
      expect(await all()).toHaveLength(result === "done" ? 2 : 1);
      expect(await mails()).toHaveLength(result === "done" ? 2 : 1);
    });

    test("two negotiators can show two homes at the same time, but not one", async () => {
      await book();
      const inOneHome = plan({ enquiryId: beasRequest, negotiatorId: tom() });
      expect(getDetail(await bookViewing(await appContext(), inOneHome, "command line"))).toBe(
        "There’s another viewing at that time. Choose a different time.",
      );
      await book({ enquiryId: await askElsewhere(), negotiatorId: tom() });
      expect(await all()).toHaveLength(2);
    });

    test("also when two people book in the same instant: one gets it, the other is told", async () => {
      const at = await appContext();
      for (let round = 0; round < 5; round++) {
        const time = `1${round}:00`;
        const results = await Promise.all([
          bookViewing(at, plan({ time }), "command line"),
          bookViewing(at, plan({ time, enquiryId: beasRequest }), "command line"),
        ]);
        expect(results.map(getDetail).toSorted()).toEqual([
          "The negotiator has another appointment at that time. Choose a different time.",
          "done",
        ]);
        expect(await mails()).toHaveLength(2 * round + 1);
        const winner = results.find((result) => result.ok);
        if (winner?.ok) await cancelBooking(at, winner.answer.bookingId, "command line");
      }
    });

    test("the database itself refuses, whoever writes", async () => {
      await book();
      const [row] = await database().orm.select().from(appointments);
      const write = (changes: Partial<typeof appointments.$inferInsert>) =>
        database()
          .orm.insert(appointments)
          .values({ ...row!, id: randomUUID(), ...changes });
      const sameHome = { negotiatorId: tom() };
      const samePerson = { kind: "other", listingId: null } as const;
      await expect(write(samePerson)).rejects.toSatisfy((error) => findOverlap(error) === "person");
      await expect(write(sameHome)).rejects.toSatisfy((error) => findOverlap(error) === "home");
      await write({ ...sameHome, ...samePerson });
      await write({ state: "cancelled" });
      expect(await database().orm.$count(appointments)).toBe(3);
    });

    test("a cancelled one leaves its time free", async () => {
      await cancelBooking(await appContext(), await book(), "command line");
      await book({ enquiryId: beasRequest });
      expect((await all()).map(({ state }) => state).toSorted()).toEqual(["booked", "cancelled"]);
    });

    test("nor by moving one onto another", async () => {
      await book();
      const second = await book({ enquiryId: beasRequest, time: "10:00" });
      const moved = await moveBooking(await appContext(), { bookingId: second, time: "18:15" });
      expect(getDetail(moved)).toContain("another appointment at that time");
      expect(await mails()).toHaveLength(2);
    });
  });
});
