import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type OutboxView, outboxViews } from "../../../domain/shared/mail-states.ts";
import type { Queryable } from "../database/client.ts";
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

const orders = {
  needed: [desc(outbox.createdAt), desc(outbox.id)],
  waiting: [asc(outbox.nextAttemptAt), asc(outbox.id)],
  sent: [sql`${outbox.sentAt} desc nulls first`, asc(outbox.id)],
  stopped: [desc(outbox.createdAt), desc(outbox.id)],
};

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

/** @param page from 1 */
export function listMails(
  db: Queryable,
  view: OutboxView,
  { limit, page }: { limit: number; page: number },
) {
  return db
    .select(columns)
    .from(outbox)
    .where(conditions[view])
    .orderBy(...orders[view])
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many people have not heard from the agency, which is quicker to count than every view. */
export function countNeededMails(db: Queryable): Promise<number> {
  return db.$count(outbox, conditions.needed);
}

/** How many mails each view has. One statement each, as each has an index of its own. */
export async function countMails(db: Queryable): Promise<Record<OutboxView, number>> {
  const [needed, waiting, sent, stopped] = await Promise.all(
    outboxViews.map((view) => db.$count(outbox, conditions[view])),
  );
  return { needed: needed!, waiting: waiting!, sent: sent!, stopped: stopped! };
}
