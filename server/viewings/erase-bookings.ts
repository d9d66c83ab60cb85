import { inArray, lte } from "drizzle-orm";
import { bookings } from "./booking-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";

/** Erases viewings that ended at or before a time, with their replies and mails. */
export async function eraseBookings(
  tx: Transaction,
  until: Date,
  atMost: number,
): Promise<{ bookings?: number; mails?: number }> {
  const old = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(lte(bookings.endsAt, until))
    .limit(atMost);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx
    .delete(outbox)
    .where(inArray(outbox.aboutId, ids))
    .returning({ id: outbox.id });
  await tx.delete(bookings).where(inArray(bookings.id, ids));
  return { bookings: ids.length, mails: mails.length };
}
