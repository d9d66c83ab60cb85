import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import type { Database } from "../platform/database/client.ts";

/**
 * The same database, with a note of each statement that is sent through it.
 * @returns `take` gives the notes since it was last asked
 */
export function recordQueries(database: Database): { database: Database; take: () => string[] } {
  let statements: string[] = [];
  const logger = { logQuery: (text: string) => void statements.push(text) };
  const orm =
    database.engine === "embedded"
      ? drizzleEmbedded(database.pglite, { logger })
      : drizzleServer(database.pool, { logger });
  return {
    database: { ...database, orm },
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
