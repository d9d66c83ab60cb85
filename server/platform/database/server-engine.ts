import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client, Pool } from "pg";
import type { DatabaseOptions } from "./database-options.ts";
import { DatabaseProblem } from "./database-problem.ts";
import { findMigrations, withMigrationProblem } from "./migrations.ts";
import type { Queryable } from "./orm.ts";
import { type Reads, createReader } from "./replicas.ts";
import { isPooled, withClient, withLock } from "./server-lock.ts";
import { openPool, createOrm } from "./server-pool.ts";
import { storeRoleSettings } from "./session-settings.ts";

export interface ServerDatabase extends Reads {
  engine: "server";
  orm: Queryable;
  pool: Pool;
  /** Of the server itself, for what needs a connection of its own: `LISTEN`, migrations, locks. */
  directUrl: string;
  /** Throws within five seconds if the database does not answer. */
  ping: () => Promise<void>;
  /**
   * Runs work under a named lock shared by all processes. Others wait. The work may use the whole
   * database.
   */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Lets only one of several starting processes migrate. */
const migrationLock = 7_240_316;

const pingQuery = { text: "select 1", query_timeout: 2000 };

export async function openServer(
  databaseUrl: string,
  options: DatabaseOptions,
): Promise<ServerDatabase> {
  const hasPooler = Boolean(options.directUrl);
  const directUrl = options.directUrl ?? databaseUrl;
  await prepareDatabase(directUrl, options);
  const pool = openPool(databaseUrl, { log: options.log, hasPooler });
  const orm = createOrm(pool);
  const reads = createReader(options.readUrls ?? [], { orm }, { log: options.log, hasPooler });
  let closing: Promise<void> | undefined;
  const close = async () => {
    await reads.close();
    await pool.end();
  };
  return {
    engine: "server",
    orm,
    pool,
    directUrl,
    read: reads.read,
    stayOnPrimary: reads.stayOnPrimary,
    ping: async () => void (await pool.query(pingQuery)),
    alone: (name, work) => withLock(directUrl, "hashtextextended($1, 0)", name, work),
    close: () => (closing ??= close()),
  };
}

/** Migrates, and readies the role for a pooler, in one process after the other. */
async function prepareDatabase(
  directUrl: string,
  { directUrl: given, migrationsFolder = findMigrations() }: DatabaseOptions,
): Promise<void> {
  const prepare = async (client: Client) => {
    if (!given && (await isPooled(client))) throw new DatabaseProblem(unknownPooler);
    // A migration may take longer than a request.
    await client.query("set statement_timeout to 0");
    await withMigrationProblem(migrate(drizzle(client), { migrationsFolder }));
    if (given) await storeRoleSettings(client);
  };
  await withLock(directUrl, "$1", migrationLock, () => withClient(directUrl, prepare));
}

const unknownPooler =
  "DATABASE_URL goes through a pooler (such as PgBouncer). Set DATABASE_DIRECT_URL to the address of the " +
  "server itself, or to the same address if the pooler is in session mode.";
