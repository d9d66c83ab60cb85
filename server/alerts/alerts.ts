import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { AlertFrequency, AlertSummary } from "../../domain/alerts/alert.ts";
import { alerts } from "./alert-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { listingEvents } from "../listings/listing-tables.ts";

const summaryColumns = { description: alerts.description, frequency: alerts.frequency };

/** Finds an alert that can be confirmed, or was already. */
export async function findPendingAlert(
  db: Queryable,
  id: string,
  askedAfter: Date,
): Promise<AlertSummary | null> {
  const [row] = await db
    .select({ ...summaryColumns, state: alerts.state })
    .from(alerts)
    .where(
      and(eq(alerts.id, id), or(eq(alerts.state, "active"), gt(alerts.createdAt, askedAfter))),
    );
  return row && row.state !== "ended" ? { ...row, state: row.state } : null;
}

export async function findStoppableAlert(db: Queryable, id: string): Promise<AlertSummary | null> {
  const [row] = await db
    .select({ ...summaryColumns, state: alerts.state })
    .from(alerts)
    .where(and(eq(alerts.id, id), ne(alerts.state, "ended")));
  return row && row.state !== "ended" ? { ...row, state: row.state } : null;
}

/**
 * Locks an address's alerts until the transaction ends, so that its limit is checked by one request
 * at a time.
 */
export async function lockAlertsByEmail(tx: Transaction, emailKey: string): Promise<void> {
  const name = `alerts of ${emailKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Returns the id of the newest event, optionally of those before a time. 0 if there is none. */
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

export interface DueAlerts {
  frequency: AlertFrequency;
  upTo: number;
  /** Skips alerts that were sent a mail since. Null skips none. */
  sentBefore: Date | null;
}

export type DueAlert = Awaited<ReturnType<typeof findDueAlerts>>[number];

/**
 * @param after exclusive lower bound of the ids, null to start
 */
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

/** Marks events up to one as processed for alerts that they do not match. */
export async function markEventsSeen(db: Queryable, ids: string[], upTo: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(alerts)
    .set({ lastEventId: upTo })
    .where(and(inArray(alerts.id, ids), eq(alerts.state, "active"), lte(alerts.lastEventId, upTo)));
}

/**
 * Locks an alert until the transaction ends, to mail its events up to one.
 * @returns false if another process holds it or has sent that mail, or the alert has ended
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
