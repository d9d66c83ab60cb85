import { and, asc, desc, eq, gt, like } from "drizzle-orm";
import type { Queryable } from "../database/client.ts";
import { outbox } from "./outbox-table.ts";
import { getRetryDelay } from "./retry-delay.ts";

export interface MailOutage {
  since: Date;
  /** Mails that were tried in vain. */
  mails: number;
}

interface Tried {
  createdAt: Date;
  attempts: number;
  nextAttemptAt: Date;
}

/**
 * Since when the mail server can't be reached: since the first mail that was tried in vain and after
 * which none was sent. Null if one was sent after the last try.
 * @param tried in vain, in order of their creation
 */
export function judgeOutage(tried: readonly Tried[], lastSentAt: Date | null): MailOutage | null {
  const [first] = tried;
  if (!first) return null;
  if (lastSentAt === null) return { since: first.createdAt, mails: tried.length };
  // At the earliest: pauses are not all alike.
  const lastTry = Math.max(
    ...tried.map(
      ({ nextAttemptAt, attempts }) => nextAttemptAt.getTime() - getRetryDelay(attempts, 1) * 1000,
    ),
  );
  if (lastSentAt.getTime() > lastTry) return null;
  const later = tried.find(({ createdAt }) => createdAt > lastSentAt);
  return { since: later?.createdAt ?? lastSentAt, mails: tried.length };
}

/** What a transport says of a server that it did not reach. */
const unreached = "CONN %";
const mostTried = 1000;

export async function findMailOutage(db: Queryable): Promise<MailOutage | null> {
  const { createdAt, attempts, nextAttemptAt, sentAt, state, lastError } = outbox;
  const tried = await db
    .select({ createdAt, attempts, nextAttemptAt })
    .from(outbox)
    .where(and(eq(state, "waiting"), gt(attempts, 0), like(lastError, unreached)))
    .orderBy(asc(createdAt))
    .limit(mostTried);
  if (tried.length === 0) return null;
  const [last] = await db
    .select({ sentAt })
    .from(outbox)
    .where(eq(state, "sent"))
    .orderBy(desc(sentAt))
    .limit(1);
  return judgeOutage(tried, last?.sentAt ?? null);
}
