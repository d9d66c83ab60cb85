import type { Logger } from "pino";
import type { EmbeddedDatabase } from "./embedded.ts";
import type { ServerDatabase } from "./server-engine.ts";

export type { Queryable, Transaction } from "./orm.ts";

/** The database of this process. `engine` tells which of `pglite` and `pool` it has. */
export type Database = EmbeddedDatabase | ServerDatabase;

export interface DatabaseOptions {
  /** Where the embedded engine keeps its files; made if it isn't there. */
  dataDir: string;
  /** A PostgreSQL server; null means the embedded engine. */
  databaseUrl: string | null;
  /** Replicas of that server, for reads. */
  readUrls?: readonly string[];
  production: boolean;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Found by itself unless given. */
  migrationsFolder?: string;
  /** Pause between two runs of the embedded engine's upkeep, milliseconds. */
  upkeepEveryMs?: number;
  /** Told if the embedded engine stops for good, as on a failing disk: end the process then. */
  onBroken?: (reason: string) => void;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws DatabaseProblem with one line for the operator: a folder in use, one that can't be
 * written, one of another version, a server that can't be reached, a migration that failed
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, production, log } = options;
  const began = performance.now();
  if (databaseUrl === null && production) log.warn(embeddedInProduction(dataDir));
  const database = await open(options);
  const took = Math.round(performance.now() - began);
  log.info(`The database (${database.engine}) is open after ${took} ms.`);
  return database;
}

async function open(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl === null) return (await import("./embedded.ts")).openEmbedded(options);
  return (await import("./server-engine.ts")).openServer(options.databaseUrl, options);
}

function embeddedInProduction(dataDir: string): string {
  return (
    `The embedded database keeps everything in ${dataDir}: all that trying the site needs. Before real ` +
    "visitors come, set DATABASE_URL to a PostgreSQL server, or back it up with npm run db:export."
  );
}
