import type { Pool } from "pg";
import type { Logger } from "pino";
import { describeError, findRootCause } from "./database-problem.ts";
import type { Queryable } from "./orm.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { createOrm, openPool, type PoolOptions } from "./server-pool.ts";

export interface Reads {
  /**
   * Runs read-only queries on a replica, else on the primary. For public data only, as a replica
   * may lag: never for what the same visitor has just written. May run the query twice.
   */
  read: <T>(query: (db: Queryable) => Promise<T>) => Promise<T>;
  /** A listing changed: `read` stays on the primary for a few seconds. */
  stayOnPrimary: () => void;
}

/** Milliseconds. Replicas replay a change within one second; pages are cached right after it. */
const settleTime = 5000;
/** Milliseconds until a replica that failed is asked again. */
const retryTime = 10_000;

interface Replica {
  name: string;
  pool: Pool;
  orm: Queryable;
  /** In `performance.now()` milliseconds. */
  excludedUntil: number;
  /** Undefined before its first query. */
  works?: boolean;
}

/**
 * Reads from replicas in turn. One that does not answer is left out for a while.
 * @param urls empty sends all reads to the primary
 */
export function createReader(
  urls: readonly string[],
  primary: { orm: Queryable },
  options: PoolOptions<Pick<Logger, "info" | "warn" | "error">>,
): Reads & { close: () => Promise<void> } {
  const { log } = options;
  const replicas = urls.map((url): Replica => {
    const { host, pathname } = new URL(url);
    const pool = openPool(url, options);
    return { name: host + pathname, pool, orm: createOrm(pool), excludedUntil: 0 };
  });
  let primaryUntil = 0;
  let next = 0;

  function noteResult(replica: Replica, error?: unknown): void {
    const works = error === undefined;
    if (!works) replica.excludedUntil = performance.now() + retryTime;
    if (replica.works === works) return;
    replica.works = works;
    if (works) log.info(`Read replica in use: ${replica.name}.`);
    else log.warn(`Read replica not used: ${replica.name}: ${describeError(error)}.`);
  }

  async function read<T>(query: (db: Queryable) => Promise<T>): Promise<T> {
    const now = performance.now();
    const usable = replicas.filter(
      ({ excludedUntil }) => Math.max(excludedUntil, primaryUntil) <= now,
    );
    next += 1;
    const replica = usable[next % usable.length];
    if (replica === undefined) return query(primary.orm);
    try {
      const found = await query(replica.orm);
      noteResult(replica);
      return found;
    } catch (error) {
      if (isDatabaseUnavailable(error)) noteResult(replica, error);
      else if (!isCancelled(error)) throw error;
      return query(primary.orm);
    }
  }

  return {
    read,
    stayOnPrimary: () => void (primaryUntil = performance.now() + settleTime),
    close: async () => void (await Promise.all(replicas.map(({ pool }) => pool.end()))),
  };
}

/** A replica cancels queries that conflict with WAL replay. */
function isCancelled(error: unknown): boolean {
  const cause = findRootCause(error);
  return cause instanceof Error && "code" in cause && cause.code === "40001";
}
