import { asc, eq, ne } from "drizzle-orm";
import { expect, test, describe } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { bookViewing } from "./book-viewing.ts";
import { bookings } from "./booking-tables.ts";
import { findBookingWithDetails } from "./bookings.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { moveAppointment } from "../appointments/change-appointment.ts";
import { appointments } from "../diary/diary-tables.ts";
import { listOtherTimes } from "../requests/offer-other-times.ts";

/** The same with 200 people and three processes: `e2e/long/booking-race.test.ts`. */
const people = 40;
const slots = Array.from(
  { length: 10 },
  (_, n) => `${String(9 + Math.floor(n / 2)).padStart(2, "0")}:${n % 2 ? "30" : "00"}`,
);

describe.each(testEngines)("many who want the same times, on the %s engine", (engine) => {
  const { database, appContext, plan } = useBookings(engine);

  test("get one viewing for each time, and everybody else is offered another", async () => {
    const { orm } = database();
    const [contact] = await orm.select().from(contacts);
    const asked = Array.from({ length: people }, (_, n) => ({
      id: `a0RACE${String(n).padStart(12, "0")}`,
      kind: "viewing" as const,
      listingId: createListing().id,
      contactId: contact!.id,
      message: "",
    }));
    await orm.insert(enquiries).values(asked);
    const app = await appContext(noon);
    const outcomes = await Promise.all(
      asked.map(({ id }, n) =>
        bookViewing(app, plan({ enquiryId: id, time: slots[n % 10]! }), "command line"),
      ),
    );
    const booked = await orm.select().from(bookings).where(ne(bookings.state, "cancelled"));
    expect(booked).toHaveLength(10);
    expect(new Set(booked.map(({ startsAt }) => startsAt.getTime())).size).toBe(10);
    expect(await orm.$count(appointments)).toBe(10);
    const mails = await orm
      .select()
      .from(outbox)
      .where(eq(outbox.kind, "booking-booked"))
      .orderBy(asc(outbox.id));
    expect(new Set(mails.map(({ aboutId }) => aboutId))).toEqual(
      new Set(booked.map(({ id }) => id)),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]));
    expect(refused).toHaveLength(people - 10);
    const taken = new Set(booked.map(({ startsAt }) => startsAt.getTime()));
    for (const refusal of refused) expect(listOtherTimes(refusal).length).toBeGreaterThan(0);
    // By then all ten are taken.
    const last = listOtherTimes(refused.at(-1)!);
    expect(last.length > 0 && taken.size === 10).toBe(true);
  });

  test("a viewing that two move and cancel at once is left by both, in either order", async () => {
    const app = await appContext(noon);
    const days = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
    for (const date of days) {
      const booked = await bookViewing(app, plan({ date }), "command line");
      const bookingId = booked.ok ? booked.answer.bookingId : "";
      const whole = await findBookingWithDetails(database().orm, bookingId);
      const move = { appointmentId: whole!.appointment.id, time: "17:00" };
      const [, cancelled] = await Promise.all([
        moveAppointment(app, { staffId: "" }, move),
        cancelBooking(app, bookingId, "command line"),
      ]);
      expect(cancelled.ok).toBe(true);
    }
    const states = await database().orm.select({ state: appointments.state }).from(appointments);
    expect(states).toEqual(days.map(() => ({ state: "cancelled" })));
  });
});
