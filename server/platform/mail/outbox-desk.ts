import { and, asc, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";

import type { AuditAction } from "../../../domain/shared/audit-actions.ts";
import type { Queryable, Transaction } from "../database/client.ts";
import type { PlatformContext } from "../platform-context.ts";
import { type Actor, recordAudit } from "../submissions/record-audit.ts";
import { claimSeconds } from "./outbox.ts";
import { outbox } from "./outbox-table.ts";
import { transact } from "../database/transact.ts";

type OutboxContext = Pick<PlatformContext, "database">;

/** Waiting, failed and sent back, the oldest first. */
export function listUnsentMails(db: Queryable) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      state: outbox.state,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      lastError: sql<string | null>`coalesce(${outbox.bounceReason}, ${outbox.lastError})`,
      bouncedAt: outbox.bouncedAt,
    })
    .from(outbox)
    .where(or(ne(outbox.state, "sent"), isNotNull(outbox.bouncedAt)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
}

export async function findMail(db: Queryable, id: string) {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail ?? null;
}

/**
 * Rows of this transaction: nothing else has its number. They wait, as few mails do, so that none is
 * read of those that were ever sent.
 */
export const isQueuedHere = and(
  eq(outbox.state, "waiting"),
  sql`${outbox}.xmin = pg_current_xact_id()::xid`,
);

/** Nobody has tried to send it, and its time has not come. */
export const isHeldBack = and(
  eq(outbox.state, "waiting"),
  eq(outbox.attempts, 0),
  gt(outbox.nextAttemptAt, sql`now()`),
);

/** A mail that came back stays `sent`. */
const isUndelivered = or(inArray(outbox.state, ["failed", "stopped"]), isNotNull(outbox.bouncedAt));

const endOfClaim = sql`now() + make_interval(secs => ${claimSeconds})`;

/**
 * Makes mails due at once with a fresh attempt count. Mails that a worker may be sending are skipped
 * to avoid duplicates.
 * @param id one mail, null for all that failed or wait for a later try; those that were stopped or
 * came back are tried again one by one only
 * @returns how many
 */
export async function retryMails(
  { database }: OutboxContext,
  actor: Actor,
  id: string | null,
): Promise<number> {
  const delayed = and(eq(outbox.state, "waiting"), gt(outbox.nextAttemptAt, endOfClaim));
  const chosen =
    id === null
      ? or(eq(outbox.state, "failed"), delayed)
      : and(eq(outbox.id, id), or(isUndelivered, delayed));
  return transact(database.orm, async (tx) => {
    const retried = await makeDue(tx, chosen, {});
    for (const mail of retried) await auditMail(tx, actor, "mail.retried", mail.id);
    return retried.length;
  });
}

/**
 * Sends a mail that did not arrive to another address.
 * @returns false if it waits, was sent, or is not there
 */
export async function readdressMailIn(
  tx: Transaction,
  actor: Actor,
  id: string,
  recipient: string,
): Promise<boolean> {
  const chosen = and(eq(outbox.id, id), isUndelivered);
  const [mail] = await makeDue(tx, chosen, { recipient });
  if (mail) await auditMail(tx, actor, "mail.readdressed", mail.id);
  return mail !== undefined;
}

/**
 * Holds a waiting mail back.
 * @returns false if a worker may be sending it, or it does not wait
 */
export async function stopMail(
  { database }: OutboxContext,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const notInHand = or(
    eq(outbox.attempts, 0),
    lte(outbox.nextAttemptAt, sql`now()`),
    gt(outbox.nextAttemptAt, endOfClaim),
  );
  return transact(database.orm, async (tx) => {
    const [stopped] = await tx
      .update(outbox)
      .set({ state: "stopped" })
      .where(and(eq(outbox.id, id), eq(outbox.state, "waiting"), notInHand))
      .returning({ id: outbox.id });
    if (stopped) await auditMail(tx, actor, "mail.stopped", stopped.id);
    return stopped !== undefined;
  });
}

const unsent = { attempts: 0, sentAt: null, bouncedAt: null, bounceReason: null };

function makeDue(
  tx: Transaction,
  chosen: SQL | undefined,
  changes: { recipient?: string },
): Promise<{ id: string }[]> {
  return tx
    .update(outbox)
    .set({ ...changes, state: "waiting", nextAttemptAt: sql`now()`, ...unsent })
    .where(chosen)
    .returning({ id: outbox.id });
}

async function auditMail(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  subjectId: string,
): Promise<void> {
  await recordAudit(tx, { actor, action, subject: "mail", subjectId });
}

export function listNewestMails(db: Queryable, limit: number) {
  const newest = db
    .select({ id: outbox.id })
    .from(outbox)
    .orderBy(sql`${outbox.createdAt} desc`)
    .limit(limit);
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      subject: outbox.subject,
      state: outbox.state,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(inArray(outbox.id, newest))
    .orderBy(sql`${outbox.createdAt} desc`);
}
