import type { Pool } from "pg";
import type { Logger } from "pino";
import { startRepeatingJob } from "../jobs/repeating-job.ts";
import { reasonOf, rootCause } from "./database-problem.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import type { Queryable } from "./orm.ts";
import { openPool, ormOver } from "./server-pool.ts";
import { freshness, type Sample, secondsBehind, walPosition } from "./wal-position.ts";

/** Where queries go whose answer may be some seconds old. */
export interface Reads {
  /**
   * Runs queries whose answer may be up to 30 seconds old: on a replica or, where none can be used,
   * on the primary. For searches and homes; never for what the same visitor has just written. May
   * run twice, so it must only read.
   */
  read: <T>(query: (db: Queryable) => Promise<T>) => Promise<T>;
  /** From now on `read` sees all that was committed before this call. */
  catchUp: () => void;
}

interface Replica {
  /** Without user and password. */
  name: string;
  pool: Pool;
  orm: Queryable;
  /** Why it is not used; null where it is, undefined before it was asked. */
  problem: string | null | undefined;
  /** It has all that was committed before this moment of this process's clock. */
  fresh: number;
}

const everyMs = 1000;
const mostSecondsBehind = 30;
/** Enough to see a replica that comes back from far behind. */
const mostSamples = 2 * mostSecondsBehind;

/**
 * Reads over replicas, by turns. Each is compared with the primary every second; one that is down
 * or too far behind is left out until it is well again, which is logged once each time.
 * @param urls none: all reads go to the primary
 */
export function readsFrom(
  urls: readonly string[],
  primary: { orm: Queryable; pool: Pool },
  log: Pick<Logger, "info" | "warn" | "error">,
): Reads & { close: () => Promise<void> } {
  const replicas = urls.map((url) => openReplica(url, log));
  const samples: Sample[] = [];
  /** Replicas that lack what was committed before are passed over. */
  let freshFrom = performance.now();
  let turn = 0;

  function note(replica: Replica, problem: string | null): void {
    const { name, problem: before } = replica;
    replica.problem = problem;
    if (before === problem) return;
    if (problem === null) log.info(`Reads go to the replica at ${name}.`);
    else if (before === null || before === undefined) {
      log.warn(`Reads do not go to the replica at ${name}: ${problem}.`);
    }
  }

  async function look(replica: Replica): Promise<void> {
    try {
      const position = await walPosition(replica.pool);
      if (samples.length === 0) return;
      replica.fresh = freshness(samples, position);
      if (secondsBehind(samples, position) > mostSecondsBehind) {
        note(replica, "it is too far behind");
      } else if (replica.fresh > -Infinity) note(replica, null);
    } catch (error) {
      note(replica, reasonOf(error));
    }
  }

  async function lookAtAll(): Promise<void> {
    const at = performance.now();
    try {
      samples.push({ at, position: await walPosition(primary.pool) });
      if (samples.length > mostSamples) samples.shift();
    } catch {
      // While the primary is away a replica that had all of it is as good as it gets.
    }
    await Promise.all(replicas.map(look));
  }

  function next(): Replica | undefined {
    turn += 1;
    const usable = replicas.filter((each) => each.problem === null && each.fresh >= freshFrom);
    return usable[turn % usable.length];
  }

  async function read<T>(query: (db: Queryable) => Promise<T>): Promise<T> {
    const replica = next();
    if (replica === undefined) return query(primary.orm);
    try {
      return await query(replica.orm);
    } catch (error) {
      if (isOutOfReach(error)) note(replica, reasonOf(error));
      else if (!isCancelled(error)) throw error;
      return query(primary.orm);
    }
  }

  const job =
    replicas.length === 0
      ? null
      : startRepeatingJob({ name: "replicas", everyMs, log, run: lookAtAll });
  return {
    read,
    catchUp: () => void (freshFrom = performance.now()),
    async close() {
      await job?.stop();
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

function openReplica(url: string, log: Pick<Logger, "error">): Replica {
  const { host, pathname } = new URL(url);
  const pool = openPool(url, log);
  const name = host + pathname;
  return { name, pool, orm: ormOver(pool), problem: undefined, fresh: -Infinity };
}

/** A replica cancels a query that stands in the way of what it has to replay. */
function isCancelled(error: unknown): boolean {
  const cause = rootCause(error);
  return cause instanceof Error && "code" in cause && cause.code === "40001";
}
