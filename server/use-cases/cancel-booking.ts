import { eq, sql } from "drizzle-orm";
import { wholeBooking } from "../db/bookings.ts";
import { bookings } from "../db/booking-tables.ts";
import type { Transaction } from "../db/client.ts";
import { similarHomes } from "../db/similar-homes.ts";
import type { House } from "../house.ts";
import { cancellationMail } from "../mail/booking-mails.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { holdBooking, mailFacts, noteBooking } from "./change-booking.ts";
import type { Outcome } from "./outcome.ts";

/** Why a viewing is cancelled, and by whom. */
interface Cancellation {
  actor: "desk" | "importer";
  because: "let-agreed" | null;
}

/** Cancels a viewing that is ahead, tells the renter and takes it out of their calendar. */
export async function cancelBooking(
  house: Pick<House, "database" | "config" | "now">,
  bookingId: string,
): Promise<Outcome<{ bookingId: string }>> {
  return house.database.orm.transaction((tx) =>
    cancelIn(tx, house, bookingId, { actor: "desk", because: null }),
  );
}

/** The same in a transaction that does more. A home that was let agreed brings homes like it. */
export async function cancelIn(
  tx: Transaction,
  house: Pick<House, "config" | "now">,
  bookingId: string,
  { actor, because }: Cancellation,
): Promise<Outcome<{ bookingId: string }>> {
  const held = await holdBooking(tx, bookingId, "cancel", house.now());
  if (!held.ok) return held;
  await tx
    .update(bookings)
    .set({ state: held.after, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, bookingId));
  await noteBooking(tx, actor, "cancelled", bookingId, because ? { because } : {});
  const whole = await wholeBooking(tx, bookingId);
  if (!whole) throw new Error("The booking was not written.");
  const instead = because === "let-agreed" ? await similarHomes(tx, whole.listing) : null;
  await queueMail(tx, cancellationMail(mailFacts(house, whole), instead));
  return { ok: true, answer: { bookingId } };
}
