import { and, type AnyColumn, asc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { addDays } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import { type OutboxView, outboxViews } from "../../../domain/shared/mail/mail-states.ts";
import type { Queryable } from "../database/client.ts";
import { cropPage, isBeyond, readRowCursor, selectExactMoment } from "../database/row-cursor.ts";
import { outbox } from "./outbox-table.ts";

/** Tried and to be tried again. */
const isDelayed = and(
  eq(outbox.state, "waiting"),
  gt(outbox.attempts, 0),
  isNotNull(outbox.lastError),
);

const conditions = {
  needed: or(eq(outbox.state, "failed"), isNotNull(outbox.bouncedAt), isDelayed),
  waiting: and(eq(outbox.state, "waiting"), or(eq(outbox.attempts, 0), isNull(outbox.lastError))),
  sent: and(eq(outbox.state, "sent"), isNull(outbox.bouncedAt)),
  stopped: eq(outbox.state, "stopped"),
};

/** What each view is sorted by, then by id. */
const orders = {
  needed: { at: outbox.createdAt, direction: "desc" },
  waiting: { at: outbox.nextAttemptAt, direction: "asc" },
  sent: { at: outbox.sentAt, direction: "desc" },
  stopped: { at: outbox.createdAt, direction: "desc" },
} as const;

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  recipient: outbox.recipient,
  subject: outbox.subject,
  state: outbox.state,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  bouncedAt: outbox.bouncedAt,
  bounceReason: outbox.bounceReason,
  createdAt: outbox.createdAt,
  nextAttemptAt: outbox.nextAttemptAt,
  sentAt: outbox.sentAt,
};

/** @param after the `next` of the page before */
export async function listMails(
  db: Queryable,
  view: OutboxView,
  { limit, after = null }: { limit: number; after?: string | null },
) {
  const { at, direction } = orders[view];
  const by = (column: AnyColumn) =>
    direction === "asc" ? asc(column) : sql`${column} desc nulls first`;
  const found = await db
    .select({ ...columns, exactAt: selectExactMoment(at) })
    .from(outbox)
    .where(and(conditions[view], isBeyond(at, outbox.id, readRowCursor(after), direction)))
    .orderBy(by(at), by(outbox.id))
    .limit(limit + 1);
  return cropPage(found, limit);
}

/** Nobody needs to know more, and years of mails take seconds to count. */
const mostCounted = 1000;

async function countUpTo(db: Queryable, view: OutboxView): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(outbox)
    .where(conditions[view])
    .limit(mostCounted)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** How many people have not heard from the agency, up to a thousand. */
export function countFailedEmails(db: Queryable): Promise<number> {
  return countUpTo(db, "needed");
}

/** Mails that went on a London day, and how many came back on it. */
export async function countSent(db: Queryable, day: string) {
  // Midnight is skipped in no time zone of London's.
  const from = parseLondonMoment(day, "00:00")!;
  const until = parseLondonMoment(addDays(day, 1), "00:00")!;
  const { state, sentAt, bouncedAt } = outbox;
  return {
    went: await db.$count(outbox, and(eq(state, "sent"), gte(sentAt, from), lt(sentAt, until))),
    cameBack: await db.$count(outbox, and(gte(bouncedAt, from), lt(bouncedAt, until))),
  };
}

/** How many mails each view has, up to a thousand. One statement each, as each has an index of its own. */
export async function countMails(db: Queryable): Promise<Record<OutboxView, number>> {
  const [needed, waiting, sent, stopped] = await Promise.all(
    outboxViews.map((view) => countUpTo(db, view)),
  );
  return { needed: needed!, waiting: waiting!, sent: sent!, stopped: stopped! };
}
