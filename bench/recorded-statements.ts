import { drizzle } from "drizzle-orm/node-postgres";
import type { Queryable } from "../server/platform/database/client.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

/** Drizzle logs the statements, so `work` must use only the database it is given. */
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
