import { createHash } from "node:crypto";
import { and, eq, lt, or, sql } from "drizzle-orm";
import type { MailboxSettings } from "../../platform/mail/mailbox.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { mailboxes } from "../mail-in-tables.ts";

/** Seconds after which another process may read, if the reader has not said that it still does. */
export const leaseSeconds = 120;

export function getMailboxKey({ host, user, folder }: MailboxSettings): string {
  return createHash("sha256")
    .update(JSON.stringify([host, user, folder]))
    .digest("hex");
}

/**
 * Makes a process the only reader of a mailbox for `leaseSeconds`, or extends that.
 * @returns how far it was read, null if another process reads it
 */
export async function leaseMailbox(db: Queryable, key: string, reader: string) {
  const readerUntil = sql`now() + make_interval(secs => ${leaseSeconds})`;
  const [mailbox] = await db
    .insert(mailboxes)
    .values({ key, reader, readerUntil })
    .onConflictDoUpdate({
      target: mailboxes.key,
      set: { reader, readerUntil },
      setWhere: or(
        sql`${mailboxes.reader} is null`,
        eq(mailboxes.reader, reader),
        lt(mailboxes.readerUntil, sql`now()`),
      ),
    })
    .returning({
      uidValidity: mailboxes.uidValidity,
      lastUid: mailboxes.lastUid,
      lastReadAt: mailboxes.lastReadAt,
    });
  return mailbox ?? null;
}

export async function endLease(db: Queryable, key: string, reader: string): Promise<void> {
  await db
    .update(mailboxes)
    .set({ reader: null, readerUntil: null })
    .where(and(eq(mailboxes.key, key), eq(mailboxes.reader, reader)));
}

/** Of readers that died. Only where no other process can be reading. */
export async function endDeadLeases(db: Queryable): Promise<void> {
  await db.update(mailboxes).set({ reader: null, readerUntil: null });
}

export async function saveProgress(
  db: Queryable,
  key: string,
  progress: { uidValidity: string; lastUid: number },
): Promise<void> {
  await db.update(mailboxes).set(progress).where(eq(mailboxes.key, key));
}

export async function noteRead(db: Queryable, key: string, at: Date): Promise<void> {
  await db
    .update(mailboxes)
    .set({ lastReadAt: at, failingSince: null, problem: null })
    .where(eq(mailboxes.key, key));
}

export async function noteFailure(
  db: Queryable,
  key: string,
  { problem, at }: { problem: string; at: Date },
): Promise<void> {
  await db
    .update(mailboxes)
    .set({
      failingSince: sql`coalesce(${mailboxes.failingSince}, ${at.toISOString()}::timestamptz)`,
      problem,
    })
    .where(eq(mailboxes.key, key));
}
