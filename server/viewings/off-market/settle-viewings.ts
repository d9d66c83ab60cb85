import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { type ShownNoMore, stateNames } from "../../../domain/listings/listing-state.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import { listUpcomingViewings } from "../bookings/bookings.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { AppContext } from "../../app-context.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { lockAppointments } from "../diary/appointments.ts";
import { cancelInTransaction } from "../bookings/cancel-booking.ts";
import { appointments } from "../diary/diary-tables.ts";
import { endWaits } from "../requests/end-waits.ts";
import { writeAppointment } from "../diary/write-diary.ts";

/**
 * The one place where the viewings of homes end that this transaction has let agreed, let or
 * withdrawn: cancels those ahead and mails each renter the reason and similar homes, cancels block
 * viewings, gives up holds, and tells those who wait for them. Call it after all homes are written.
 * @returns the ids of the cancelled bookings
 */
export async function settleViewings(
  tx: Transaction,
  app: AppContext,
  { ids, because }: { ids: readonly string[]; because: ShownNoMore },
  actor: Actor,
): Promise<string[]> {
  await lockAhead(tx, app, ids);
  const cancelled: string[] = [];
  const reason = stateNames[because];
  for (const id of await listUpcomingViewings(tx, ids, app.now())) {
    // Refused if the office has cancelled it in the meantime.
    const outcome = await cancelInTransaction(tx, app, id, { actor, because, reason });
    if (outcome.ok) cancelled.push(id);
  }
  for (const batch of splitBatches(ids)) {
    const ofHomes = inArray(appointments.listingId, batch);
    await tx.delete(appointments).where(and(ofHomes, eq(appointments.state, "held")));
    await endWaits(tx, app, { ids: batch, because }, cancelled);
    await cancelBlocks(tx, app, { ids: batch, because }, actor);
  }
  return cancelled;
}

/** Before anything else, in the order in which a leaver's are locked. */
async function lockAhead(
  tx: Transaction,
  { now }: AppContext,
  ids: readonly string[],
): Promise<void> {
  for (const batch of splitBatches(ids)) {
    const ahead = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(inArray(appointments.listingId, batch), gt(appointments.startsAt, now())))
      .orderBy(asc(appointments.startsAt), asc(appointments.id));
    await lockAppointments(
      tx,
      ahead.map(({ id }) => id),
    );
  }
}

/** Of the renters in them each has been told. What has begun goes on. */
async function cancelBlocks(
  tx: Transaction,
  app: AppContext,
  { ids, because }: { ids: readonly string[]; because: ShownNoMore },
  actor: Actor,
): Promise<void> {
  const blocks = await tx
    .select()
    .from(appointments)
    .where(
      and(
        inArray(appointments.listingId, [...ids]),
        eq(appointments.kind, "viewing"),
        eq(appointments.state, "booked"),
        gt(appointments.startsAt, app.now()),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const why = { reason: stateNames[because], audit: { because } };
  for (const before of blocks) {
    await writeAppointment(tx, app, actor, { before, after: null, ...why });
  }
}
