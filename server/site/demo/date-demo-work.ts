import { eq, sql } from "drizzle-orm";
import { contacts } from "../../contacts/contact-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";

/** The database dates some records itself, by the time of the transaction. */
const justNow = sql`now()`;

/**
 * Makes what was just written as old as the work that it came with. Its mails count as sent: nobody is
 * ever written to.
 */
export async function dateDemoWork(tx: Transaction, at: Date): Promise<void> {
  await tx
    .update(contacts)
    .set({
      createdAt: sql`least(${contacts.createdAt}, ${at.toISOString()}::timestamptz)`,
      updatedAt: at,
    })
    .where(eq(contacts.updatedAt, justNow));
  await tx.update(bookings).set({ createdAt: at }).where(eq(bookings.createdAt, justNow));
  await tx
    .update(outbox)
    .set({ state: "sent", createdAt: at, sentAt: at, attempts: 1 })
    .where(eq(outbox.state, "waiting"));
}
