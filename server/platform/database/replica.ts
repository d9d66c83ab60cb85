import type { Pool } from "pg";
import type { Logger } from "pino";
import { describeError } from "./database-problem.ts";
import type { Queryable } from "./orm.ts";
import { openPool, createOrm } from "./server-pool.ts";
import { getFreshness, type Sample, readSecondsBehind, readWalPosition } from "./wal-position.ts";

export interface Replica {
  pool: Pool;
  orm: Queryable;
  /** True if it is up and has everything committed before a `performance.now()` time. */
  has: (moment: number) => boolean;
  look: (samples: readonly Sample[]) => Promise<void>;
  leaveOut: (reason: unknown) => void;
}

const mostSecondsBehind = 30;

export function openReplica(url: string, log: Pick<Logger, "info" | "warn" | "error">): Replica {
  const { host, pathname } = new URL(url);
  const pool = openPool(url, log);
  /** Undefined before the first check. */
  let problem: string | null | undefined;
  let fresh = -Infinity;

  function note(found: string | null): void {
    const before = problem;
    problem = found;
    if (before === found) return;
    if (found === null) log.info(`Read replica in use: ${host}${pathname}.`);
    else if (before === null || before === undefined) {
      log.warn(`Read replica not used: ${host}${pathname}: ${found}.`);
    }
  }

  return {
    pool,
    orm: createOrm(pool),
    has: (moment) => problem === null && fresh >= moment,
    async look(samples) {
      try {
        const position = await readWalPosition(pool);
        if (samples.length === 0) return;
        fresh = getFreshness(samples, position);
        const isFarBehind = readSecondsBehind(samples, position) > mostSecondsBehind;
        if (isFarBehind) note("it is too far behind");
        else if (fresh > -Infinity) note(null);
      } catch (error) {
        note(describeError(error));
      }
    },
    leaveOut: (reason) => note(describeError(reason)),
  };
}
