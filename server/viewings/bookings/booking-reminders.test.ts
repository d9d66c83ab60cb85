import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "./booking-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { moveBooking } from "../../testing/move-booking.ts";
import { remindOfBookings } from "./remind-of-bookings.ts";
import { beasRequest, useBookings } from "../../testing/bookings.ts";

const dayBefore = new Date("2026-12-02T10:05:00Z");

describe.each(testEngines)("on the %s engine", (engine) => {
  const { database, appContext, book, mails } = useBookings(engine);

  const reminders = async () => (await mails()).filter(({ kind }) => kind === "booking-reminder");
  const remindAt = async (now: Date) => remindOfBookings(await appContext(now));

  test("the day before, from ten in London, the renter is reminded once", async () => {
    const id = await book();
    await remindAt(new Date("2026-12-02T09:59:00Z"));
    expect(await reminders()).toEqual([]);
    await remindAt(dayBefore);
    await remindAt(new Date("2026-12-02T10:10:00Z"));
    expect(await reminders()).toMatchObject([
      {
        recipient: "ada@example.com",
        aboutId: id,
        subject: "Tomorrow at 18:00: your viewing of Loriner Street, Shoreditch",
        html: expect.stringContaining("Please let us know if you can attend"),
      },
    ]);
    const noted = await database().orm.select().from(audit);
    expect(noted.filter(({ action }) => action === "booking.reminded")).toHaveLength(1);
  });

  test("two workers at the same moment write one reminder", async () => {
    await book();
    await book({ enquiryId: beasRequest, time: "10:00" });
    await Promise.all([remindAt(dayBefore), remindAt(dayBefore), remindAt(dayBefore)]);
    expect((await reminders()).map(({ recipient }) => recipient).toSorted()).toEqual([
      "ada@example.com",
      "bea@example.com",
    ]);
  });

  test("a renter who has confirmed is reminded too, without being asked again", async () => {
    await book();
    await database().orm.update(bookings).set({ state: "confirmed" });
    await remindAt(dayBefore);
    const [mail] = await reminders();
    expect(mail?.html).toContain("If your plans change");
    expect(mail?.html).not.toContain("if you can attend");
  });

  test("no reminder is sent for a viewing that is cancelled or to be changed", async () => {
    await cancelBooking(await appContext(), await book(), "command line");
    const id = await book({ enquiryId: beasRequest });
    await database().orm.update(bookings).set({ state: "change-asked" }).where(eq(bookings.id, id));
    await remindAt(dayBefore);
    expect(await reminders()).toEqual([]);
  });

  test("nor for one booked that same day: its mail is recent", async () => {
    await book({}, new Date("2026-12-02T10:01:00Z"));
    await remindAt(new Date("2026-12-02T12:00:00Z"));
    expect(await reminders()).toEqual([]);
  });

  test("a moved viewing is reminded of at its new time", async () => {
    const id = await book();
    await remindAt(dayBefore);
    await moveBooking(await appContext(dayBefore), { bookingId: id, date: "2026-12-10" });
    await remindAt(new Date("2026-12-09T11:00:00Z"));
    expect(await reminders()).toHaveLength(2);
  });

  test("the day before the clocks change counts as any other", async () => {
    await book({ date: "2027-03-27" }, new Date("2027-03-20T12:00:00Z"));
    await book({ enquiryId: beasRequest, date: "2027-03-29" }, new Date("2027-03-20T12:00:00Z"));
    await remindAt(new Date("2027-03-28T09:00:00Z"));
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(["bea@example.com"]);
  });
});
