import { AsyncResource } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, types } from "pg";
import type { Logger } from "pino";
import { describeError } from "./database-problem.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import type { Queryable } from "./orm.ts";

// Dates stay as they are written, `YYYY-MM-DD`: a `Date` would move them between time zones.
types.setTypeParser(types.builtins.DATE, (date) => date);

/** How long a request waits for a connection, a new one or one that others have. */
const connectionTimeoutMillis = 3000;

/** The server's own settings must not change what a query answers or how long it may take. */
const session = `
  set timezone to 'UTC';
  set datestyle to 'ISO, YMD';
  set statement_timeout to '15s';
  set idle_in_transaction_session_timeout to '30s'`;

/** Longer than the server lets a statement take: then it is the line that is dead. */
const deadLineMs = 20_000;

/** Connections to a PostgreSQL server, made anew when they are lost. */
export function openPool(databaseUrl: string, log: Pick<Logger, "error">): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: "lintel",
    max: 10,
    connectionTimeoutMillis,
    query_timeout: deadLineMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: async (client) => void (await client.query(session)),
  });
  // It isn't about the request or the job that once opened the connection.
  const onLost = AsyncResource.bind((error: Error) => {
    log.error(`Idle database connection lost: ${describeError(error)}.`);
  });
  pool.on("error", onLost);
  // The pool hears of idle ones alone. One that is lost between two statements of a transaction
  // fails the next one; heard by nobody it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Queries over a pool. */
export function ormOver(pool: Pool): Queryable {
  const orm: Queryable = drizzle(pool);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      broken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      // Drizzle's own keeps a connection for ever on which a transaction could not begin.
      client.release(broken);
    }
  };
  return orm;
}
