import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { isOverlap } from "./bookings.ts";
import { bookings } from "./booking-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { entryIn } from "../testing/calendar.ts";
import { bookViewing } from "./book-viewing.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { moveBooking } from "./move-booking.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { adasRequest, beasRequest, noon, useBookings } from "../testing/bookings.ts";

const detailOf = <T>(outcome: Outcome<T>) => (outcome.ok ? "done" : outcome.refusal.detail);

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, appContext, plan, tom, book, all, mails } = useBookings(engine);

  const entries = async () =>
    (await mails())
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .flatMap(({ calendar }) => (calendar ? [entryIn(calendar.ics)] : []));

  describe("a request becomes a booking", () => {
    test("at its time in London, at the home's own address, with an audit row that holds no person", async () => {
      const id = await book();
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(await all()).toMatchObject([
        {
          id,
          enquiryId: adasRequest,
          state: "booked",
          startsAt: new Date("2026-12-03T18:00:00Z"),
          endsAt: new Date("2026-12-03T18:30:00Z"),
          place: "Flat 3, 24 Loriner Street, London E2 7ZZ",
          sequence: 0,
        },
      ]);
      const rows = await database().orm.select().from(audit);
      expect(rows).toMatchObject([{ actor: "desk", action: "booking.booked", subjectId: id }]);
      expect(JSON.stringify(rows)).not.toMatch(/@|brough|loriner/i);
    });

    test("the renter's mail says when, where, with whom, and how to confirm, change or cancel", async () => {
      const id = await book();
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        kind: "booking-booked",
        recipient: "ada@example.com",
        replyTo: "hello@lintel.example.com",
        aboutId: id,
        subject: "Your viewing of Loriner Street, Shoreditch, Thursday 03/12/2026, 18:00",
      });
      for (const words of [
        "Thursday 03/12/2026, 18:00 - 18:30, London time",
        "Flat 3, 24 Loriner Street, London E2 7ZZ",
        "Imogen Achebe",
        "020 7946 0183",
        `https://keystone.example.com/booking-confirmation?id=${id}"`,
        `https://keystone.example.com/booking-confirmation?id=${id}&amp;want=change"`,
        `https://keystone.example.com/booking-confirmation?id=${id}&amp;want=cancel"`,
      ]) {
        expect(mail?.html).toContain(words);
      }
    });

    test("a site that does not know its address sends no links, and says how to answer", async () => {
      const outcome = await bookViewing(
        await appContext(noon, { config: { publicUrl: null, host: "0.0.0.0" } }),
        plan(),
      );
      expect(outcome.ok).toBe(true);
      const [mail] = await mails();
      expect(mail?.html).not.toContain("/booking-confirmation");
      expect(mail?.html).toContain("Answer this e-mail or call");
    });

    test("its calendar entry is an invitation in UTC that a calendar reads", async () => {
      await book();
      const [mail] = await mails();
      expect(mail?.calendar?.method).toBe("REQUEST");
      expect(mail?.calendar?.ics).toContain("DTSTART:20261203T180000Z\r\n");
      expect(await entries()).toEqual([
        {
          method: "REQUEST",
          uid: (await all())[0]?.calendarUid,
          sequence: 0,
          starts: "2026-12-03T18:00:00.000Z",
          ends: "2026-12-03T18:30:00.000Z",
          isUtc: true,
          status: "CONFIRMED",
          location: "Flat 3, 24 Loriner Street, London E2 7ZZ",
          summary: "Viewing: Loriner Street, Shoreditch",
          organizer: "mailto:hello@lintel.example.com",
          attendees: ["mailto:ada@example.com"],
        },
      ]);
    });

    test.each([
      ["a Sunday", { date: "2026-12-06" }, "Viewings are Monday to Saturday."],
      ["the past", { date: "2026-11-20" }, "That time has passed: a viewing is booked ahead."],
      ["an unknown request", { enquiryId: "a0NOBODYNOBODYNOBO" }, "There is no such request."],
      ["an unknown negotiator", { negotiatorId: 999_999 }, "There is no such negotiator."],
    ])("not on or for %s", async (_what, changes, problem) => {
      expect(detailOf(await bookViewing(await appContext(), plan(changes)))).toBe(problem);
      expect(await all()).toEqual([]);
      expect(await mails()).toEqual([]);
    });

    test("not of a home that was withdrawn", async () => {
      await database().orm.update(listings).set({ status: "withdrawn" });
      expect(detailOf(await bookViewing(await appContext(), plan()))).toBe(
        "This home is no longer listed.",
      );
    });

    test("once: a second viewing waits until the first is over or cancelled", async () => {
      const id = await book();
      const again = plan({ date: "2026-12-04" });
      expect(detailOf(await bookViewing(await appContext(), again))).toContain(
        `a viewing ahead, ${id}`,
      );
      await cancelBooking(await appContext(), id);
      expect(detailOf(await bookViewing(await appContext(), again))).toBe("done");
    });
  });

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
      expect(detailOf(await bookViewing(await appContext(), other))).toBe(
        result === "done"
          ? "done"
          : "The negotiator has another viewing at that time: choose another time.",
      );
      expect(await all()).toHaveLength(result === "done" ? 2 : 1);
      expect(await mails()).toHaveLength(result === "done" ? 2 : 1);
    });

    test("two negotiators can show homes at the same time", async () => {
      await book();
      await book({ enquiryId: beasRequest, negotiatorId: tom() });
      expect(await all()).toHaveLength(2);
    });

    test("also when two people book in the same instant: one gets it, the other is told", async () => {
      const at = await appContext();
      for (let round = 0; round < 5; round++) {
        const time = `1${round}:00`;
        const results = await Promise.all([
          bookViewing(at, plan({ time })),
          bookViewing(at, plan({ time, enquiryId: beasRequest })),
        ]);
        expect(results.map(detailOf).toSorted()).toEqual([
          "The negotiator has another viewing at that time: choose another time.",
          "done",
        ]);
        expect(await mails()).toHaveLength(2 * round + 1);
        const winner = results.find((result) => result.ok);
        if (winner?.ok) await cancelBooking(at, winner.answer.bookingId);
      }
    });

    test("the database itself refuses, whoever writes", async () => {
      await book();
      const [row] = await all();
      const other = { ...row!, id: "0".repeat(24), calendarUid: randomUUID() };
      const written = database().orm.insert(bookings).values(other);
      await expect(written).rejects.toSatisfy(isOverlap);
      expect(await all()).toHaveLength(1);
    });

    test("a cancelled one leaves its time free", async () => {
      await cancelBooking(await appContext(), await book());
      await book({ enquiryId: beasRequest });
      expect((await all()).map(({ state }) => state).toSorted()).toEqual(["booked", "cancelled"]);
    });

    test("nor by moving one onto another", async () => {
      await book();
      const second = await book({ enquiryId: beasRequest, time: "10:00" });
      const moved = await moveBooking(await appContext(), { bookingId: second, time: "18:15" });
      expect(detailOf(moved)).toContain("another viewing at that time");
      expect(await mails()).toHaveLength(2);
    });
  });

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

    test("keeps what was not told, and asks the renter again", async () => {
      await moveBooking(await appContext(), { bookingId: id, negotiatorId: tom() });
      expect(await all()).toMatchObject([
        { negotiatorId: tom(), state: "booked", startsAt: new Date("2026-12-03T18:00:00Z") },
      ]);
      const moved = (await mails()).find(({ kind }) => kind === "booking-moved");
      expect(moved?.subject).toMatch(/^Moved: your viewing of Loriner Street/);
      expect(moved?.html).toContain("Tom Hesketh");
    });

    test("is not moved to where it is, nor to a Sunday, nor once it is over", async () => {
      const at = await appContext();
      expect(detailOf(await moveBooking(at, { bookingId: id, time: "18:00" }))).toContain(
        "nothing was moved",
      );
      expect(detailOf(await moveBooking(at, { bookingId: id, date: "2026-12-06" }))).toBe(
        "Viewings are Monday to Saturday.",
      );
      const later = await appContext(new Date("2026-12-03T18:30:00Z"));
      expect(detailOf(await moveBooking(later, { bookingId: id, date: "2026-12-04" }))).toBe(
        "This viewing is over.",
      );
      expect(detailOf(await moveBooking(at, { bookingId: "x", time: "10:00" }))).toBe(
        "There is no such booking.",
      );
      expect(await mails()).toHaveLength(1);
    });

    test("its own old time does not keep it from moving by a few minutes", async () => {
      expect(
        detailOf(await moveBooking(await appContext(), { bookingId: id, time: "18:10" })),
      ).toBe("done");
    });
  });

  test("a cancelled booking is taken out of the calendar: CANCEL, the same UID, a greater SEQUENCE", async () => {
    const id = await book();
    expect(detailOf(await cancelBooking(await appContext(), id))).toBe("done");
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
    expect(detailOf(await cancelBooking(await appContext(), id))).toBe(
      "This viewing was cancelled.",
    );
    expect(await mails()).toHaveLength(2);
  });
});
