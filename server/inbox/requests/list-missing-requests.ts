import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { findFirstRequest, unlistedRequests } from "./unlisted-requests.ts";

/** Each holds its conversations until the batch is stored, while visitors write to them. */
const batchSize = 5;

/** Days. What is older when it enters the inbox was answered before there was one. */
const answeredBefore = 7;

/** Looked at in one query: a hundred branches have some thousand requests in that time. */
const daysAtOnce = 7;
const dayMs = 86_400_000;

/**
 * Puts requests into the inbox that were stored before there was one, and those that a process of an
 * earlier release stores while it still runs beside this one. Old ones come in closed.
 * @param since leaves out what came before. Null for all that there is
 */
export async function listMissingRequests(
  { database, now }: AppContext,
  since: Date | null = null,
  stopping?: AbortSignal,
): Promise<number> {
  const closedUntil = new Date(now().getTime() - answeredBefore * dayMs);
  // A clock may be behind the database's.
  const until = now().getTime() + dayMs;
  const first = since ?? (await findFirstRequest(database.orm));
  let total = 0;
  for (let from = first?.getTime() ?? until; from < until; from += daysAtOnce * dayMs) {
    const asked = {
      from: new Date(from),
      before: new Date(from + daysAtOnce * dayMs),
      limit: batchSize,
    };
    for (const read of unlistedRequests) {
      for (;;) {
        if (stopping?.aborted) return total;
        const added = await transact(database.orm, async (tx) => {
          // Two processes that start together would add the same requests.
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('inbox', 0))`);
          const missing = await read(tx, asked);
          for (const request of missing) {
            const id = await recordRequest(tx, request);
            if (request.at < closedUntil) await closeUnanswered(tx, id, closedUntil);
          }
          return missing.length;
        });
        total += added;
        if (added < batchSize) break;
      }
    }
  }
  return total;
}

async function closeUnanswered(tx: Transaction, id: string, until: Date): Promise<void> {
  await tx
    .update(conversations)
    .set({ state: "closed", waitingSince: null, unread: false })
    .where(
      and(
        eq(conversations.id, id),
        isNull(conversations.answeredAt),
        lt(conversations.lastMessageAt, until),
      ),
    );
}
