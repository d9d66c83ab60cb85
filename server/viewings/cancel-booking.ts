import { eq, sql } from "drizzle-orm";
import { findBookingWithDetails } from "./bookings.ts";
import { bookings } from "./booking-tables.ts";
import { appointments } from "./diary-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { readSimilarHomes } from "../listings/similar-homes.ts";
import type { AppContext } from "../app-context.ts";
import { createCancellationMail } from "./mails/booking-mails.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { lockBookingWithDetails, buildMailFacts, auditBooking } from "./change-booking.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";

interface Cancellation {
  actor: Actor;
  because: "let-agreed" | null;
}

/** Cancels an upcoming viewing, mails the renter and removes it from their calendar. */
export async function cancelBooking(
  app: Pick<AppContext, "database" | "config" | "now">,
  bookingId: string,
): Promise<Outcome<{ bookingId: string }>> {
  return app.database.orm.transaction((tx) =>
    cancelInTransaction(tx, app, bookingId, { actor: "command line", because: null }),
  );
}

/**
 * Cancels within a larger transaction. If the home was let agreed, the mail lists similar homes.
 */
export async function cancelInTransaction(
  tx: Transaction,
  app: Pick<AppContext, "config" | "now">,
  bookingId: string,
  { actor, because }: Cancellation,
): Promise<Outcome<{ bookingId: string }>> {
  const locked = await lockBookingWithDetails(tx, bookingId, "cancel", app.now());
  if (!locked.ok) return locked;
  await tx
    .update(bookings)
    .set({ state: locked.after, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, bookingId));
  await tx
    .update(appointments)
    .set({ state: "cancelled", sequence: sql`${appointments.sequence} + 1`, changedAt: app.now() })
    .where(eq(appointments.id, locked.whole.booking.appointmentId));
  await auditBooking(tx, actor, "cancelled", bookingId, because ? { because } : {});
  const whole = await findBookingWithDetails(tx, bookingId);
  if (!whole) throw new Error("The booking was not written.");
  const instead = because === "let-agreed" ? await readSimilarHomes(tx, whole.listing) : null;
  await queueMail(tx, createCancellationMail(buildMailFacts(app, whole), instead));
  return { ok: true, answer: { bookingId } };
}
