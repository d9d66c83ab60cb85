import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listings } from "../../listings/listing-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { createListing } from "../../testing/listing.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { appointments } from "../diary/diary-tables.ts";
import { cancelAppointment } from "./change-appointment.ts";
import { showAppointment } from "./show-appointment.ts";

const home = createListing().id;

describe.each(testEngines)("'Book' on an appointment's page, on the %s engine,", (engine) => {
  const { appContext, book, orm, by, block } = useDiary(engine);
  const findBook = async (id: string) =>
    (await showAppointment(await appContext(), id, true))?.book;
  const findBooked = async (bookingId: string) =>
    (await orm().select().from(bookings).where(eq(bookings.id, bookingId)))[0]!;

  test("begins with the home and the renter of a viewing, and still once it is cancelled", async () => {
    const { appointmentId, contactId } = await findBooked(await book());
    const begins = { home, person: contactId };
    expect(await findBook(appointmentId)).toEqual(begins);
    await cancelAppointment(await appContext(), by, {
      appointmentId,
      reason: "The lift is broken",
    });
    expect(await findBook(appointmentId)).toEqual(begins);
  });

  test("begins with the home of a block viewing, whoever is in it", async () => {
    expect(await findBook(await block())).toEqual({ home });
  });

  test("is not there for a home off the market, or an appointment that is no viewing", async () => {
    const { appointmentId } = await findBooked(await book());
    await orm().update(listings).set({ status: "withdrawn" }).where(eq(listings.id, home));
    expect(await findBook(appointmentId)).toBeNull();
    await orm().update(listings).set({ status: "available" }).where(eq(listings.id, home));
    await orm().update(appointments).set({ kind: "photographs" });
    expect(await findBook(appointmentId)).toBeNull();
  });
});
