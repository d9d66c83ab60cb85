import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";
import { describeError } from "./database-problem.ts";

/**
 * Does what autovacuum does on a server: vacuums and analyses changed tables, one statement each so
 * that requests get their turn, then checkpoints so that the next start has no WAL to replay.
 */
export async function runMaintenance(pglite: PGlite): Promise<void> {
  await pglite.query("select pg_stat_force_next_flush()");
  const changed = await pglite.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_all_tables
    where n_dead_tup + n_mod_since_analyze > 0 and schemaname !~ '^pg_(toast|temp)'
    order by 1`);
  for (const { name } of changed.rows) {
    await pglite.exec(`VACUUM (ANALYZE) ${name}`);
    await nextTurn();
  }
  await pglite.exec("CHECKPOINT");
}

/**
 * Runs `runMaintenance` repeatedly with a pause in between, without keeping the process alive.
 * @returns a function that stops it and resolves once a current run has ended
 */
export function startMaintenance(
  pglite: PGlite,
  { everyMs, log }: { everyMs: number; log: Pick<Logger, "error"> },
): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  let timer = wait();

  function wait() {
    return setTimeout(() => {
      running = run();
    }, everyMs).unref();
  }

  async function run(): Promise<void> {
    try {
      await runMaintenance(pglite);
    } catch (error) {
      log.error(`Database maintenance failed, will retry: ${describeError(error)}.`);
    }
    if (!stopped) timer = wait();
  }

  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
