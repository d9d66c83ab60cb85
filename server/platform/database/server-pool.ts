import { AsyncResource } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import { type ClientBase, Pool, types } from "pg";
import type { Logger } from "pino";
import { describeError } from "./database-problem.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import type { Queryable } from "./orm.ts";
import { traceQueries } from "../tracing/trace-queries.ts";
import { setSession } from "./session-settings.ts";

// Dates stay `YYYY-MM-DD` strings, as a `Date` would shift them between time zones.
types.setTypeParser(types.builtins.DATE, (date) => date);

const connectionTimeoutMillis = 3000;

/** Longer than the server's statement timeout, so a timeout here means a dead connection. */
const deadLineMs = 20_000;

export interface PoolOptions<Log = Pick<Logger, "error">> {
  log: Log;
  /** A pooler shares out connections: none may be left otherwise than it was. */
  hasPooler: boolean;
}

export function openPool(databaseUrl: string, { log, hasPooler }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: "lintel",
    max: 10,
    connectionTimeoutMillis,
    query_timeout: deadLineMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(!hasPooler && {
      onConnect: async (client: ClientBase) => void (await client.query(setSession)),
    }),
  });
  // Runs outside the async context of the request or job that opened the connection.
  const onLost = AsyncResource.bind((error: Error) => {
    log.error(`Idle database connection lost: ${describeError(error)}.`);
  });
  pool.on("error", onLost);
  // The pool handles errors of idle connections only. Without this listener a connection lost
  // mid-transaction would crash the process; the next statement fails anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function createOrm(pool: Pool): Queryable {
  const orm: Queryable = drizzle(traceQueries(pool));
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(traceQueries(client)).transaction(work, config);
    } catch (error) {
      broken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      // Drizzle's version leaks the connection when a transaction can't begin.
      client.release(broken);
    }
  };
  return orm;
}
