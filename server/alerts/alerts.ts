import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { AlertFrequency, AlertSummary } from "../../domain/alerts/alert.ts";
import { alerts } from "./alert-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { listingEvents } from "../listings/listing-tables.ts";

const summaryColumns = { description: alerts.description, frequency: alerts.frequency };

/** The alert that a hashed confirm token belongs to, if it can be confirmed or was. */
export async function findPendingAlert(
  db: Queryable,
  confirmHash: string,
  askedAfter: Date,
): Promise<AlertSummary | null> {
  const [row] = await db
    .select({ ...summaryColumns, state: alerts.state })
    .from(alerts)
    .where(
      and(
        eq(alerts.confirmHash, confirmHash),
        or(eq(alerts.state, "active"), gt(alerts.createdAt, askedAfter)),
      ),
    );
  return row && row.state !== "ended" ? { ...row, state: row.state } : null;
}

/** The alert that a stop token belongs to, unless it has ended. */
export async function findStoppableAlert(
  db: Queryable,
  stopToken: string,
): Promise<AlertSummary | null> {
  const [row] = await db
    .select({ ...summaryColumns, state: alerts.state })
    .from(alerts)
    .where(and(eq(alerts.stopToken, stopToken), ne(alerts.state, "ended")));
  return row && row.state !== "ended" ? { ...row, state: row.state } : null;
}

/** Until the transaction's end: what one address has is counted and changed by one at a time. */
export async function lockAlertsByEmail(tx: Transaction, emailKey: string): Promise<void> {
  const name = `alerts of ${emailKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The newest event; of those before a moment where one is given. 0 without any. */
export async function findNewestEventId(
  db: Queryable,
  before: Date | null = null,
): Promise<number> {
  const [row] = await db
    .select({ id: listingEvents.id })
    .from(listingEvents)
    .where(before === null ? undefined : lt(listingEvents.happenedAt, before))
    .orderBy(desc(listingEvents.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Alerts that have not heard of the events up to one. */
export interface DueAlerts {
  frequency: AlertFrequency;
  /** The last event to tell. */
  upTo: number;
  /** Leaves out those that were sent a mail since; null leaves out none. */
  sentBefore: Date | null;
}

export type DueAlert = Awaited<ReturnType<typeof findDueAlerts>>[number];

/** @param after continues behind this id; null begins */
export async function findDueAlerts(
  db: Queryable,
  { frequency, upTo, sentBefore }: DueAlerts,
  after: string | null,
  limit: number,
) {
  return db
    .select({
      id: alerts.id,
      email: alerts.email,
      search: alerts.search,
      description: alerts.description,
      stopToken: alerts.stopToken,
      linkOrigin: alerts.linkOrigin,
      lastEventId: alerts.lastEventId,
    })
    .from(alerts)
    .where(
      and(
        eq(alerts.state, "active"),
        eq(alerts.frequency, frequency),
        lt(alerts.lastEventId, upTo),
        sentBefore === null
          ? undefined
          : or(isNull(alerts.lastSentAt), lt(alerts.lastSentAt, sentBefore)),
        after === null ? undefined : gt(alerts.id, after),
      ),
    )
    .orderBy(asc(alerts.id))
    .limit(limit);
}

/** Notes that events up to one hold nothing for these alerts. */
export async function markEventsSeen(db: Queryable, ids: string[], upTo: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(alerts)
    .set({ lastEventId: upTo })
    .where(and(inArray(alerts.id, ids), eq(alerts.state, "active"), lte(alerts.lastEventId, upTo)));
}

/**
 * Takes an alert for the mail about its events up to one, until the transaction's end.
 * @returns false where another process has it, has sent that mail, or the alert has ended
 */
export async function lockDueAlert(
  tx: Transaction,
  { id, lastEventId }: DueAlert,
  upTo: number,
  now: Date,
): Promise<boolean> {
  const free = tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.state, "active"), eq(alerts.lastEventId, lastEventId)))
    .for("update", { skipLocked: true });
  const taken = await tx
    .update(alerts)
    .set({ lastEventId: upTo, lastSentAt: now })
    .where(eq(alerts.id, free))
    .returning({ id: alerts.id });
  return taken.length === 1;
}
