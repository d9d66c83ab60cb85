import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { isBlock, listOpenSlots } from "../../../domain/viewings/diary/block-viewing.ts";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { placeTaken, refuseBooking } from "../bookings/booking-refusals.ts";
import { listTakenPlaces } from "./diary-facts.ts";
import { appointments } from "./diary-tables.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";

export type Appointment = typeof appointments.$inferSelect;

/** The constraints do not know the time: a hold that has ended must go before something takes its place. */
export async function releaseEndedHolds(tx: Transaction, now: Date): Promise<void> {
  await tx
    .delete(appointments)
    .where(and(eq(appointments.state, "held"), lte(appointments.heldUntil, now)));
}

/** Locks an appointment until the transaction ends. */
export async function lockAppointment(tx: Transaction, id: string): Promise<Appointment | null> {
  const [found] = await tx.select().from(appointments).where(eq(appointments.id, id)).for("update");
  return found ?? null;
}

/** Of several, in order of time, so that two who lock some of the same do not wait for each other. */
export async function lockAppointments(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const batch of splitBatches(ids)) {
    await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(inArray(appointments.id, batch))
      .orderBy(asc(appointments.startsAt), asc(appointments.id))
      .for("update");
  }
}

/** Locks a block viewing and finds the slot that begins at a time, if it has a place left. */
export async function takePlace(
  tx: Transaction,
  {
    appointmentId,
    listingId,
    startsAt,
  }: { appointmentId: string; listingId: string; startsAt: Date },
): Promise<{ ok: true; slot: TimeSpan; negotiatorId: number } | Refused> {
  const block = await lockAppointment(tx, appointmentId);
  if (!block || block.state !== "booked" || block.listingId !== listingId || !isBlock(block)) {
    return refuseBooking("This block viewing isn’t taking place.");
  }
  const taken = await listTakenPlaces(tx, [appointmentId]);
  const slot = listOpenSlots(block, taken).find(
    (one) => one.startsAt.getTime() === startsAt.getTime(),
  );
  return slot ? { ok: true, slot, negotiatorId: block.negotiatorId } : placeTaken;
}
