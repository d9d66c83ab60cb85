import type { Pool } from "pg";

/** Milliseconds after which a server that does not answer counts as gone. */
const patience = 2000;

const question = {
  text: `
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      - '0/0')::float8 as position`,
  query_timeout: patience,
};

/** How far the primary had written its log at a moment of this process's clock, milliseconds. */
export interface Sample {
  at: number;
  /** Bytes. */
  position: number;
}

/**
 * How far a primary has written its log, or a replica has replayed it. Positions of both can be
 * compared whatever their clocks say, and also while nothing is written.
 */
export async function walPosition(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(question);
  return rows[0]!.position;
}

/** A replica at this position has all that was committed before the moment that is returned. */
export function getFreshness(samples: readonly Sample[], position: number): number {
  return samples.findLast((sample) => sample.position <= position)?.at ?? -Infinity;
}

/** How far behind a replica at this position is, as far as the samples go back. */
export function secondsBehind(samples: readonly Sample[], position: number): number {
  const newest = samples.at(-1)!.at;
  const [oldest] = samples;
  return (newest - Math.max(getFreshness(samples, position), oldest!.at)) / 1000;
}
