import { pino } from "pino";
import { Client } from "pg";
import { DatabaseProblem } from "../../server/platform/database/database-problem.ts";
import { openServer } from "../../server/platform/database/server-engine.ts";
import { waitFor } from "./wait.ts";

/** More than the pooler keeps connections, so that each of them is asked. */
const askers = 40;

/** What is wrong with the connections that PgBouncer shares out; empty if nothing is. */
export async function checkPooler(poolerUrl: string): Promise<string[]> {
  const clients = Array.from({ length: askers }, () => new Client({ connectionString: poolerUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const answers = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query(`
        select current_setting('statement_timeout') || ' ' || current_setting('timezone') || ' '
          || current_setting('idle_in_transaction_session_timeout') as limits, pg_sleep(0.2)`);
      return String(rows[0].limits);
    }),
  );
  // Jobs hold one for as long as their transaction takes. What a session left behind would stay.
  const areFree = await waitFor(
    "a lock is held",
    async () => (await clients[0]!.query(heldLocks)).rows[0].held === 0,
    30_000,
  ).catch(() => false);
  await Promise.all(clients.map((client) => client.end()));
  const others = answers.filter((limits) => limits !== "15s UTC 30s");
  return [
    ...(others.length > 0
      ? [`${others.length} connections have other settings: ${others[0]}`]
      : []),
    ...(areFree ? [] : ["A lock is held while nobody works."]),
    ...((await isRefused(poolerUrl)) ? [] : ["The site starts without DATABASE_DIRECT_URL."]),
  ];
}

const heldLocks = `
  select count(*)::int as held from pg_locks
  where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;

async function isRefused(databaseUrl: string): Promise<boolean> {
  const log = pino({ level: "silent" });
  try {
    const database = await openServer(databaseUrl, {
      dataDir: "",
      databaseUrl,
      production: true,
      log,
    });
    await database.close();
    return false;
  } catch (error) {
    return error instanceof DatabaseProblem && error.message.includes("DATABASE_DIRECT_URL");
  }
}
