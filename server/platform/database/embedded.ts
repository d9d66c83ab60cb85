import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { DatabaseOptions } from "./database-options.ts";
import { ensureDataFolder, flushFolder } from "./data-folder.ts";
import { DatabaseProblem, describeError } from "./database-problem.ts";
import { DurableFs } from "./durable-fs.ts";
import { type Engine, startEngine } from "./engine.ts";
import { acquireLock } from "./lock.ts";
import { findMigrations, withMigrationProblem } from "./migrations.ts";
import type { Queryable } from "./orm.ts";
import type { Reads } from "./replicas.ts";
import { startMaintenance, runMaintenance } from "./maintenance.ts";
import { traceQueries } from "../tracing/trace-queries.ts";

export interface EmbeddedDatabase extends Reads {
  engine: "embedded";
  orm: Queryable;
  pglite: PGlite;
  ping: () => Promise<void>;
  /** Needs no lock, since no other process has this database. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const maintenanceEveryMs = 5 * 60_000;

/** @param flushAll replaced in tests */
export async function openEmbedded(
  options: DatabaseOptions,
  flushAll = flushFolder,
): Promise<EmbeddedDatabase> {
  const migrationsFolder = options.migrationsFolder ?? findMigrations();
  const lock = acquireLock(options.dataDir);
  if (!lock.ok) throw new DatabaseProblem(lock.problem);
  const engine = await openEngine(options, lock.afterKill && flushAll).catch((error: unknown) => {
    lock.release(!lock.afterKill);
    throw error;
  });
  const { pglite } = engine;
  const orm = drizzle(traceQueries(pglite));
  const close = createCloser(engine, options, lock.release);
  try {
    await withMigrationProblem(migrate(orm, { migrationsFolder }));
  } catch (error) {
    await close();
    throw error;
  }
  const ping = async () => void (await pglite.query("select 1"));
  return {
    engine: "embedded",
    orm,
    pglite,
    read: (query) => query(orm),
    stayOnPrimary: () => {},
    ping,
    alone: (_name, work) => work(),
    close,
  };
}

/** @param flushAll after a kill: what was not flushed then */
async function openEngine(
  options: DatabaseOptions,
  flushAll: false | typeof flushFolder,
): Promise<Engine> {
  const folder = join(options.dataDir, "database");
  try {
    await ensureDataFolder(folder);
    if (flushAll) await flushAll(folder);
    const fs = new DurableFs(folder, { settled: Boolean(flushAll) });
    return await startEngine(fs, (reason) => {
      options.log.error(`Embedded database stopped: ${reason}.`);
      options.onBroken?.(reason);
    });
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(
      `The database in ${folder} can't be opened: ${describeError(error)}.`,
      {
        cause: error,
      },
    );
  }
}

function createCloser(engine: Engine, options: DatabaseOptions, release: (clean: boolean) => void) {
  const { pglite, hasStopped } = engine;
  const { log } = options;
  const stopMaintenance = startMaintenance(pglite, {
    everyMs: options.maintenanceEveryMs ?? maintenanceEveryMs,
    log,
  });
  let closing: Promise<void> | undefined;
  const close = async () => {
    await stopMaintenance();
    if (!hasStopped()) {
      await runMaintenance(pglite).catch((error: unknown) =>
        log.error(`Database maintenance at shutdown failed: ${describeError(error)}.`),
      );
      await pglite.close();
    }
    release(!hasStopped());
  };
  return () => (closing ??= close());
}
