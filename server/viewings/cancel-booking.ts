import { eq, sql } from "drizzle-orm";
import type { ShownNoMore } from "../../domain/listings/listing-state.ts";
import { isBlock } from "../../domain/viewings/block-viewing.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { readSimilarHomes } from "../listings/similar-homes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { bookings } from "./booking-tables.ts";
import { findBookingWithDetails } from "./bookings.ts";
import { auditBooking, lockBookingWithDetails } from "./change-booking.ts";
import { mailRenter } from "./mail-renter.ts";
import { createCancellationMail } from "./mails/booking-mails.ts";
import { writeAppointment } from "./write-diary.ts";

interface Cancellation {
  actor: Actor;
  /** The home is not shown any more: the mail says why, and lists similar homes. */
  because: ShownNoMore | null;
  /** As the renter or the office gave it. */
  reason?: string | null;
}

/** Cancels an upcoming viewing, mails the renter and removes it from their calendar. */
export async function cancelBooking(
  app: Pick<AppContext, "database" | "config" | "now">,
  bookingId: string,
  actor: Actor = "command line",
  reason: string | null = null,
): Promise<Outcome<{ bookingId: string }>> {
  return transact(app.database.orm, (tx) =>
    cancelInTransaction(tx, app, bookingId, { actor, because: null, reason }),
  );
}

/** Cancels within a larger transaction. */
export async function cancelInTransaction(
  tx: Transaction,
  app: Pick<AppContext, "config" | "now">,
  bookingId: string,
  { actor, because, reason = null }: Cancellation,
): Promise<Outcome<{ bookingId: string }>> {
  const locked = await lockBookingWithDetails(tx, bookingId, "cancel", app.now());
  if (!locked.ok) return locked;
  await tx
    .update(bookings)
    .set({ state: locked.after, cancelReason: reason, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, bookingId));
  await auditBooking(tx, actor, "cancelled", bookingId, because ? { because } : {});
  const whole = await findBookingWithDetails(tx, bookingId);
  if (!whole) throw new Error("The booking was not written.");
  const { appointment, listing } = whole;
  if (!isBlock(appointment)) {
    await writeAppointment(tx, app, actor, { before: appointment, after: null, reason });
  }
  const gone = because && { because, instead: await readSimilarHomes(tx, listing) };
  await mailRenter(tx, app, whole, (facts) => createCancellationMail(facts, gone));
  await notifyOffice(tx, { subject: "diary", id: appointment.id });
  return { ok: true, answer: { bookingId } };
}
