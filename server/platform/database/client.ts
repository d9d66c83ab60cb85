import type { DatabaseOptions } from "./database-options.ts";
import type { EmbeddedDatabase } from "./embedded.ts";
import type { ServerDatabase } from "./server-engine.ts";

export type { Queryable, Transaction } from "./orm.ts";

export type Database = EmbeddedDatabase | ServerDatabase;

/**
 * Opens the database and migrates it.
 * @throws DatabaseProblem with one line for the operator: folder in use, not writable or of another
 * version, server unreachable, migration failed
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, production, log } = options;
  const began = performance.now();
  if (databaseUrl === null && production) log.warn(embeddedInProduction(dataDir));
  const database = await open(options);
  const took = Math.round(performance.now() - began);
  log.info(`Database opened (${database.engine}, ${took} ms).`);
  return database;
}

async function open(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl === null) return (await import("./embedded.ts")).openEmbedded(options);
  return (await import("./server-engine.ts")).openServer(options.databaseUrl, options);
}

function embeddedInProduction(dataDir: string): string {
  return (
    `The embedded database stores everything in ${dataDir}. That is enough for trying out the site. Before real ` +
    "visitors come, set DATABASE_URL to a PostgreSQL server, or back it up with npm run db:export."
  );
}
