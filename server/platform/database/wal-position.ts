import type { Pool } from "pg";

/** Milliseconds until a silent server counts as gone. */
const patience = 2000;

const question = {
  text: `
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      - '0/0')::float8 as position`,
  query_timeout: patience,
};

/** The primary's WAL position at a time of this process's clock, milliseconds. */
export interface Sample {
  at: number;
  /** Bytes. */
  position: number;
}

/**
 * Returns a primary's write or a replica's replay position. The two can be compared regardless of
 * clocks, even without writes.
 */
export async function readWalPosition(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(question);
  return rows[0]!.position;
}

/** Returns the time before which a replica at this position has all commits. */
export function getFreshness(samples: readonly Sample[], position: number): number {
  return samples.findLast((sample) => sample.position <= position)?.at ?? -Infinity;
}

export function readSecondsBehind(samples: readonly Sample[], position: number): number {
  const newest = samples.at(-1)!.at;
  const [oldest] = samples;
  return (newest - Math.max(getFreshness(samples, position), oldest!.at)) / 1000;
}
