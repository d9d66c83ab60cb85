import type { Pool } from "pg";
import type { Logger } from "pino";
import { startRepeatingJob } from "../jobs/repeating-job.ts";
import { findRootCause } from "./database-problem.ts";
import type { Queryable } from "./orm.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { openReplica } from "./replica.ts";
import { type Sample, readWalPosition } from "./wal-position.ts";

export interface Reads {
  /**
   * Runs read-only queries on a replica, else on the primary. Data may be up to 30 seconds old, so
   * never use it for what the same visitor has just written. May run the query twice.
   */
  read: <T>(query: (db: Queryable) => Promise<T>) => Promise<T>;
  /** Later `read` calls see everything committed before this call. */
  catchUp: () => void;
}

const everyMs = 1000;
const mostSamples = 60;

/**
 * Reads from replicas in turn. Each is checked every second and excluded while down or too far
 * behind.
 * @param urls empty sends all reads to the primary
 */
export function createReader(
  urls: readonly string[],
  primary: { orm: Queryable; pool: Pool },
  log: Pick<Logger, "info" | "warn" | "error">,
): Reads & { close: () => Promise<void> } {
  if (urls.length === 0) {
    return { read: (query) => query(primary.orm), catchUp: () => {}, close: async () => {} };
  }
  const replicas = urls.map((url) => openReplica(url, log));
  const samples: Sample[] = [];
  let freshFrom = performance.now();
  let next = 0;

  async function checkReplicas(): Promise<void> {
    const at = performance.now();
    try {
      samples.push({ at, position: await readWalPosition(primary.pool) });
      if (samples.length > mostSamples) samples.shift();
    } catch {
      // While the primary is down, its last position is the best reference.
    }
    await Promise.all(replicas.map((replica) => replica.look(samples)));
  }

  async function read<T>(query: (db: Queryable) => Promise<T>): Promise<T> {
    next += 1;
    const usable = replicas.filter((replica) => replica.has(freshFrom));
    const replica = usable[next % usable.length];
    if (replica === undefined) return query(primary.orm);
    try {
      return await query(replica.orm);
    } catch (error) {
      if (isDatabaseUnavailable(error)) replica.leaveOut(error);
      else if (!isCancelled(error)) throw error;
      return query(primary.orm);
    }
  }

  const job = startRepeatingJob({ name: "replicas", everyMs, log, run: checkReplicas });
  return {
    read,
    catchUp: () => void (freshFrom = performance.now()),
    async close() {
      await job.stop();
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

/** A replica cancels queries that conflict with WAL replay. */
function isCancelled(error: unknown): boolean {
  const cause = findRootCause(error);
  return cause instanceof Error && "code" in cause && cause.code === "40001";
}
