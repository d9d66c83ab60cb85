import { describe, expect, test } from "vitest";
import { bookingReplies, bookings } from "./booking-tables.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { erasePerson } from "../../privacy/erase-person.ts";
import { eraseExpired } from "../../privacy/erase-expired.ts";
import { exportPerson } from "../../privacy/export-person.ts";
import { beasRequest, noon, useBookings } from "../../testing/bookings.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, appContext, book, all, mails } = useBookings(engine);

  const reply = (bookingId: string) =>
    database()
      .orm.insert(bookingReplies)
      .values({ bookingId, attends: false, message: "17:30, please", createdAt: noon });
  const eraseAt = (moment: string) =>
    eraseExpired({ database: database(), now: () => new Date(moment) });

  test("a viewing goes two years after its day, with replies, mails and the contact", async () => {
    await reply(await book());
    await database()
      .orm.update(enquiries)
      .set({ createdAt: new Date("2026-01-01T12:00:00Z") });
    expect(await eraseAt("2028-12-03T18:29:00Z")).toMatchObject({ enquiries: 2, bookings: 0 });
    expect(await all()).toMatchObject([{ enquiryId: null }]);
    expect(await database().orm.$count(contacts)).toBe(1);
    expect(await eraseAt("2028-12-03T18:30:00Z")).toMatchObject({ bookings: 1, contacts: 1 });
    expect([await all(), await mails()]).toEqual([[], []]);
    expect(await database().orm.$count(bookingReplies)).toBe(0);
  });

  test("a copy holds the viewing and the replies, and no internal keys", async () => {
    const id = await book();
    await reply(id);
    await book({ enquiryId: beasRequest, time: "10:00" });
    const copy = JSON.parse(
      JSON.stringify(await exportPerson(await appContext(), "command line", "ada@example.com")),
    );
    expect(copy.bookings).toMatchObject([
      {
        id,
        startsAt: "2026-12-03T18:00:00.000Z",
        place: "Flat 3, 24 Loriner Street, London E2 7ZZ",
        replies: [{ attends: false, message: "17:30, please" }],
      },
    ]);
    expect(copy.mails).toMatchObject([{ kind: "booking-booked" }]);
    expect(JSON.stringify(copy.bookings)).not.toMatch(/calendarUid|contactId/);
  });

  test("an erasure removes the person's past viewings, and leaves those of others", async () => {
    await reply(await book());
    const other = await book({ enquiryId: beasRequest, time: "10:00" });
    const afterwards = { ...(await appContext()), now: () => new Date("2026-12-03T18:30:00Z") };
    const erased = await erasePerson(afterwards, "command line", "ada@example.com");
    expect(erased).toMatchObject({ counts: { bookings: 1, mails: 1 } });
    const left = await database().orm.select({ id: bookings.id }).from(bookings);
    expect(left).toEqual([{ id: other }]);
    expect(await database().orm.$count(bookingReplies)).toBe(0);
  });
});
