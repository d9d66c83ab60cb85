import { asc, eq, lte, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Queryable, Transaction } from "../database/client.ts";
import { queuedWork } from "./queued-work-table.ts";
import { transact } from "../database/transact.ts";

/** Does what was asked, in the transaction that takes it from the queue. */
export type DoWork = (tx: Transaction, asked: unknown) => Promise<void>;

/** Tries, some seconds and then minutes apart, before it is given up. */
const mostFailures = 6;
const firstPauseMs = 5000;

/**
 * Keeps for later what a request asks for, by one statement, so that its answer neither waits for the
 * work nor tells by its time what there was to do.
 * @param work.asked without secrets: JSON, no text of which has a NUL
 */
export async function queueWork(
  db: Queryable,
  { kind, asked, at }: { kind: string; asked: Readonly<Record<string, string>>; at: Date },
): Promise<void> {
  await db.insert(queuedWork).values({ kind, asked, askedAt: at, dueAt: at });
}

interface Doing {
  database: Database;
  log: Pick<Logger, "error">;
  now: () => Date;
  /** By kind. */
  kinds: Readonly<Record<string, DoWork>>;
}

/** Does all that is due, each once and in its own transaction, beside other processes. */
export async function doQueuedWork(
  doing: Doing,
  stopping: Pick<AbortSignal, "aborted"> = { aborted: false },
): Promise<void> {
  let more = true;
  while (more && !stopping.aborted) more = await doNext(doing);
}

/** @returns false if nothing is due */
async function doNext({ database: { orm }, log, now, kinds }: Doing): Promise<boolean> {
  const isDue = lte(queuedWork.dueAt, now());
  // Nothing waits most of the time, and a transaction takes three turns.
  if ((await orm.select({ id: queuedWork.id }).from(queuedWork).where(isDue).limit(1)).length === 0)
    return false;
  let taken: typeof queuedWork.$inferSelect | undefined;
  try {
    await transact(orm, async (tx) => {
      [taken] = await tx
        .select()
        .from(queuedWork)
        .where(isDue)
        .orderBy(asc(queuedWork.dueAt), asc(queuedWork.id))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!taken) return;
      const run = kinds[taken.kind];
      if (!run) throw new Error(`Nobody does work of the kind ${taken.kind}.`);
      await run(tx, taken.asked);
      await tx.delete(queuedWork).where(eq(queuedWork.id, taken.id));
    });
  } catch (error) {
    if (!taken) throw error;
    log.error({ err: error, kind: taken.kind }, "Queued work failed");
    await putOff(orm, taken, now());
  }
  return taken !== undefined;
}

async function putOff(
  orm: Queryable,
  { id, failures }: typeof queuedWork.$inferSelect,
  at: Date,
): Promise<void> {
  const own = eq(queuedWork.id, id);
  if (failures + 1 >= mostFailures) {
    await orm.delete(queuedWork).where(own);
    return;
  }
  const dueAt = new Date(at.getTime() + firstPauseMs * 3 ** failures);
  await orm
    .update(queuedWork)
    .set({ dueAt, failures: sql`${queuedWork.failures} + 1` })
    .where(own);
}
