import { Client } from "pg";
import { DatabaseProblem, describeError } from "./database-problem.ts";

/** Connection timeout for startup and jobs, where no visitor waits, milliseconds. */
const connectTimeoutMs = 15_000;

/** The lock may be waited for, and held, for as long as the work takes. */
const withoutLimits = `
  begin;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * Runs work under a lock of all processes. It is held by a transaction of its own, which ends with
 * its connection, so that no pooler can leave it to somebody else.
 * @param key the lock's number, as SQL over `$1`
 */
export async function withLock<T>(
  url: string,
  key: string,
  of: number | string,
  work: () => Promise<T>,
): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(withoutLimits);
    await client.query(`select pg_advisory_xact_lock(${key})`, [of]);
    return work();
  });
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client.on("error", () => {}); // The next statement says it.
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new DatabaseProblem(
      `The database server at ${host}${pathname} can't be used: ${describeError(error)}.`,
      { cause: error },
    );
  }
}

/**
 * Finds a pooler between: it answers a connection in its own name, with an id that is not that of
 * the process which then runs the query.
 */
export async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // Not in the types of `pg`.
  return Reflect.get(client, "processID") !== rows[0]?.pid;
}
