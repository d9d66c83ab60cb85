import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { PlatformContext } from "../platform-context.ts";

/** How long a scrape waits for the database, milliseconds. */
const patienceMs = 2000;

/**
 * Metrics of the database and the outbox.
 * @returns refreshes them; an unavailable database is a metric, not an error
 */
export function createDatabaseFigures({
  database,
  metrics,
}: Pick<PlatformContext, "database" | "metrics">): () => Promise<void> {
  const registers = [metrics.registry];
  const up = new Gauge({
    name: "lintel_database_up",
    help: "1 if the database responds",
    registers,
  });
  const bytes = new Gauge({
    name: "lintel_database_bytes",
    help: "Size of the database on its disk",
    registers,
  });
  const mails = new Gauge({
    name: "lintel_mail_queue",
    help: "Emails in the outbox by state: waiting, due, abandoned",
    labelNames: ["state"],
    registers,
  });
  if (database.engine === "server") {
    metrics.registry.registerMetric(createConnectionGauge(database.pool));
  }

  return async () => {
    const found = await withTimeout(patienceMs, readFigures(database.orm));
    up.set(found === null ? 0 : 1);
    // Stale figures would look current.
    mails.reset();
    if (found === null) return bytes.remove();
    bytes.set(Number(found.bytes));
    for (const state of ["waiting", "due", "failed"] as const) mails.set({ state }, found[state]);
  };
}

/** Both counts use a partial index of unsent mails. */
async function readFigures(orm: PlatformContext["database"]["orm"]) {
  const { rows } = await orm.execute<{
    waiting: number;
    due: number;
    failed: number;
    bytes: string;
  }>(sql`
    select
      (select count(*)::int from outbox where state = 'waiting') as waiting,
      (select count(*)::int from outbox where state = 'waiting' and next_attempt_at <= now()) as due,
      (select count(*)::int from outbox where state = 'failed') as failed,
      pg_database_size(current_database())::text as bytes`);
  return rows[0] ?? null;
}

async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  const ended = new AbortController();
  const timeout = sleep(ms, null, { signal: ended.signal }).catch(() => null);
  try {
    return await Promise.race([work, timeout]);
  } catch {
    return null;
  } finally {
    ended.abort();
  }
}

function createConnectionGauge(pool: {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}) {
  return new Gauge({
    name: "lintel_database_connections",
    help: "Connections to the database, and requests waiting for one",
    labelNames: ["state"],
    registers: [],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "awaited" }, pool.waitingCount);
    },
  });
}
