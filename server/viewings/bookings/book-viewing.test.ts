import { describe, expect, test } from "vitest";
import { listings } from "../../listings/listing-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { adasRequest, getDetail, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { bookViewing } from "./book-viewing.ts";
import { cancelBooking } from "./cancel-booking.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, appContext, plan, book, all, mails, entries } = useBookings(engine);

  describe("a request becomes a booking", () => {
    test("at its time in London, at the home's own address, with an audit row that holds no person", async () => {
      const id = await book();
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
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
      expect(rows).toMatchObject([
        { actor: "command line", action: "booking.booked", subjectId: id },
      ]);
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
        `https://keystone.example.com/booking-confirmation?id=~booking.${id}~"`,
        `https://keystone.example.com/booking-confirmation?id=~booking.${id}~&amp;want=change"`,
        `https://keystone.example.com/booking-confirmation?id=~booking.${id}~&amp;want=cancel"`,
      ]) {
        expect(mail?.html).toContain(words);
      }
    });

    test("a site that does not know its address sends no links, and says how to answer", async () => {
      const outcome = await bookViewing(
        await appContext(noon, { config: { publicUrl: null, host: "0.0.0.0" } }),
        plan(),
        "command line",
      );
      expect(outcome.ok).toBe(true);
      const [mail] = await mails();
      expect(mail?.html).not.toContain("/booking-confirmation");
      expect(mail?.html).toContain("Reply to this email or call");
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
      ["a Sunday", { date: "2026-12-06" }, "Select a day from Monday to Saturday."],
      ["the past", { date: "2026-11-20" }, "That time has passed. Enter one in the future."],
      ["an unknown request", { enquiryId: "a0NOBODYNOBODYNOBO" }, "We can’t find that request."],
      ["an unknown negotiator", { negotiatorId: 999_999 }, "We can’t find that negotiator."],
    ])("not on or for %s", async (_what, changes, problem) => {
      expect(getDetail(await bookViewing(await appContext(), plan(changes), "command line"))).toBe(
        problem,
      );
      expect(await all()).toEqual([]);
      expect(await mails()).toEqual([]);
    });

    test("not of a home that was withdrawn", async () => {
      await database().orm.update(listings).set({ status: "withdrawn" });
      expect(getDetail(await bookViewing(await appContext(), plan(), "command line"))).toBe(
        "This property is no longer listed.",
      );
    });

    test("once: a second viewing waits until the first is over or cancelled", async () => {
      const id = await book();
      const again = plan({ date: "2026-12-04" });
      expect(getDetail(await bookViewing(await appContext(), again, "command line"))).toContain(
        "This request already has a viewing on Thu 3 Dec, 18:00. Move that viewing instead.",
      );
      await cancelBooking(await appContext(), id, "command line");
      expect(getDetail(await bookViewing(await appContext(), again, "command line"))).toBe("done");
    });
  });
});
