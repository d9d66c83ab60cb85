import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

interface RowsOf<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this["row"]>;
}

export type Queryable = PgDatabase<Rows>;

/**
 * All queries inside a transaction must use it: the embedded engine has one connection, so a query
 * through the database itself would wait for the transaction.
 */
export type Transaction = Parameters<Parameters<Queryable["transaction"]>[0]>[0];
