import { drizzle } from "drizzle-orm/node-postgres";
import type { Queryable } from "../server/platform/database/client.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";

/** As it goes to the server. */
export interface Statement {
  text: string;
  /** For `$1` and on. */
  values: unknown[];
}

/**
 * The statements that some work sends to the server, in their order, as Drizzle logs them.
 * @param work everything that it asks must go through the database that it is given
 */
export async function recordStatements(
  database: ServerDatabase,
  work: (recorded: ServerDatabase) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }),
  };
  const orm: Queryable = drizzle(database.pool, { logger });
  await work({ ...database, orm, read: (query) => query(orm) });
  return statements;
}
