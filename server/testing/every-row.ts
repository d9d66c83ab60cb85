import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";

/** All rows of all tables as text. */
export async function readEveryRow(orm: Queryable): Promise<string> {
  const { rows: tables } = await orm.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await orm.execute<{ row: string }>(
      sql.raw(`select t::text as row from ${name} t`),
    );
    texts.push(...rows.rows.map(({ row }) => row));
  }
  return texts.join("\n");
}
