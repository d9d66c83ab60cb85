import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./orm.ts";

/** Rows of one statement, so that nobody waits long for it and a replica keeps up. */
const rowsAtOnce = 1000;

/**
 * Deletes the rows that meet a condition, each batch in a transaction of its own.
 * @param by the condition's column, in whose order an index finds them: without it a later batch would
 * read what the earlier ones have left behind
 */
export async function deleteInBatches(
  db: Queryable,
  table: PgTable,
  {
    where,
    by,
  }: { where: SQL | undefined; by: SQL.Aliased | SQL | PgTable["_"]["columns"][string] },
  stopping?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rows } = await db.execute<{ count: number }>(sql`
      with gone as (
        delete from ${table} where ctid = any (array(
          select ctid from ${table} where ${where} order by ${by} limit ${rowsAtOnce}))
        returning 1)
      select count(*)::int as count from gone`);
    const { count = 0 } = rows[0] ?? {};
    deleted += count;
    if (count < rowsAtOnce || stopping?.aborted) return deleted;
  }
}
