import { AsyncResource } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, types } from "pg";
import type { DatabaseOptions } from "./client.ts";
import { DatabaseProblem, reasonOf } from "./database-problem.ts";
import { findMigrations, migrating } from "./migrations.ts";
import type { Queryable } from "./orm.ts";
import * as schema from "./schema.ts";

/** A PostgreSQL server, through a pool of connections. */
export interface ServerDatabase {
  engine: "server";
  orm: Queryable;
  pool: Pool;
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

// Dates stay as they are written, `YYYY-MM-DD`: a `Date` would move them between time zones.
types.setTypeParser(types.builtins.DATE, (date) => date);

const connectionTimeoutMillis = 5000;

/** Held while migrating, so that of several processes that start together one does it. */
const migrationLock = 7_240_316;

/** The server's own settings must not change what a query answers or how long it may take. */
const session = `
  set timezone to 'UTC';
  set datestyle to 'ISO, YMD';
  set statement_timeout to '15s';
  set idle_in_transaction_session_timeout to '30s'`;

/** See `openDatabase`. */
export async function openServer(
  databaseUrl: string,
  options: DatabaseOptions,
): Promise<ServerDatabase> {
  await migrateServer(databaseUrl, options.migrationsFolder ?? findMigrations());
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: "lintel",
    max: 10,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: async (client) => void (await client.query(session)),
  });
  // It isn't about the request or the job that once opened the connection.
  const onLost = AsyncResource.bind((error: Error) => {
    options.log.error(`An idle connection to the database was lost: ${reasonOf(error)}.`);
  });
  pool.on("error", onLost);
  let closing: Promise<void> | undefined;
  return {
    engine: "server",
    orm: drizzle(pool, { schema }),
    pool,
    ping: async () => void (await pool.query("select 1")),
    close: () => (closing ??= pool.end()),
  };
}

/** On a connection of its own, without a time limit; its end gives the lock back. */
async function migrateServer(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrating(migrate(drizzle(client), { migrationsFolder }));
  } finally {
    await client.end();
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  try {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis });
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new DatabaseProblem(
      `The database server at ${host}${pathname} can't be used: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
}
