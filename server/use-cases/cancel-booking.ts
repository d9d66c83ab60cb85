import { eq, sql } from "drizzle-orm";
import { wholeBooking } from "../db/bookings.ts";
import { bookings } from "../db/booking-tables.ts";
import type { House } from "../house.ts";
import { cancellationMail } from "../mail/booking-mails.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { holdBooking, mailFacts, noteBooking } from "./change-booking.ts";
import type { Outcome } from "./outcome.ts";

/** Cancels a viewing that is ahead, tells the renter and takes it out of their calendar. */
export async function cancelBooking(
  house: Pick<House, "database" | "config" | "now">,
  bookingId: string,
): Promise<Outcome<{ bookingId: string }>> {
  return house.database.orm.transaction(async (tx): Promise<Outcome<{ bookingId: string }>> => {
    const held = await holdBooking(tx, bookingId, "cancel", house.now());
    if (!held.ok) return held;
    await tx
      .update(bookings)
      .set({ state: held.after, sequence: sql`${bookings.sequence} + 1` })
      .where(eq(bookings.id, bookingId));
    await noteBooking(tx, "desk", "cancelled", bookingId);
    const whole = await wholeBooking(tx, bookingId);
    if (!whole) throw new Error("The booking was not written.");
    await queueMail(tx, cancellationMail(mailFacts(house, whole)));
    return { ok: true, answer: { bookingId } };
  });
}
