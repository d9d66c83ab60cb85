import type { ShownNoMore } from "../../../domain/listings/listing-state.ts";
import { isBlock } from "../../../domain/viewings/diary/block-viewing.ts";
import type { AppContext } from "../../app-context.ts";
import { readSimilarHomes } from "../../listings/similar-homes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { lockBookingWithDetails } from "./change-booking.ts";
import { writeAppointment, writeBooking } from "../diary/write-diary.ts";

interface Cancellation {
  actor: Actor;
  /** The home is not shown any more: the mail says why, and lists similar homes. */
  because: ShownNoMore | null;
  /** As the renter or the office gave it. */
  reason?: string | null;
}

/** Cancels an upcoming viewing, mails the renter and removes it from their calendar. */
export async function cancelBooking(
  app: AppContext,
  bookingId: string,
  actor: Actor,
  reason: string | null = null,
): Promise<Outcome<{ bookingId: string }>> {
  return transact(app.database.orm, (tx) =>
    cancelInTransaction(tx, app, bookingId, { actor, because: null, reason }),
  );
}

/** Cancels within a larger transaction. */
export async function cancelInTransaction(
  tx: Transaction,
  app: AppContext,
  bookingId: string,
  { actor, because, reason = null }: Cancellation,
): Promise<Outcome<{ bookingId: string }>> {
  const locked = await lockBookingWithDetails(tx, bookingId, "cancel", app.now());
  if (!locked.ok) return locked;
  const { booking, appointment, listing } = locked.whole;
  if (!isBlock(appointment)) {
    await writeAppointment(tx, app, actor, { before: appointment, after: null, reason });
  }
  const gone = because && { because, instead: await readSimilarHomes(tx, listing) };
  await writeBooking(tx, app, actor, {
    before: booking,
    after: null,
    reason,
    gone,
    audit: because ? { because } : {},
  });
  return { ok: true, answer: { bookingId } };
}
