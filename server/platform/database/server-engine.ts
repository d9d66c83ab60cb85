import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type Pool } from "pg";
import type { DatabaseOptions } from "./database-options.ts";
import { DatabaseProblem, describeError } from "./database-problem.ts";
import { findMigrations, withMigrationProblem } from "./migrations.ts";
import type { Queryable } from "./orm.ts";
import { type Reads, createReader } from "./replicas.ts";
import { openPool, createOrm } from "./server-pool.ts";

export interface ServerDatabase extends Reads {
  engine: "server";
  orm: Queryable;
  pool: Pool;
  /** Throws within five seconds if the database does not answer. */
  ping: () => Promise<void>;
  /**
   * Runs work under a named lock shared by all processes. Others wait. The work may use the whole
   * database.
   */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Connection timeout for startup and jobs, where no visitor waits, milliseconds. */
const connectTimeoutMs = 15_000;

/** Lets only one of several starting processes migrate. */
const migrationLock = 7_240_316;

const pingQuery = { text: "select 1", query_timeout: 2000 };

export async function openServer(
  databaseUrl: string,
  options: DatabaseOptions,
): Promise<ServerDatabase> {
  const migrationsFolder = options.migrationsFolder ?? findMigrations();
  await withLock(databaseUrl, "$1", migrationLock, (client) =>
    withMigrationProblem(migrate(drizzle(client), { migrationsFolder })),
  );
  const pool = openPool(databaseUrl, options.log);
  const orm = createOrm(pool);
  const reads = createReader(options.readUrls ?? [], { orm }, options.log);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await reads.close();
    await pool.end();
  };
  return {
    engine: "server",
    orm,
    pool,
    read: reads.read,
    stayOnPrimary: reads.stayOnPrimary,
    ping: async () => void (await pool.query(pingQuery)),
    alone: (name, work) => withLock(databaseUrl, "hashtextextended($1, 0)", name, work),
    close: () => (closing ??= close()),
  };
}

/** Uses its own connection without a time limit. Closing it releases the lock. */
async function withLock<T>(
  databaseUrl: string,
  key: string,
  of: number | string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connect(databaseUrl);
  try {
    await client.query(`select pg_advisory_lock(${key})`, [of]);
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  try {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client.on("error", () => {}); // The next statement says it.
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new DatabaseProblem(
      `The database server at ${host}${pathname} can't be used: ${describeError(error)}.`,
      { cause: error },
    );
  }
}
