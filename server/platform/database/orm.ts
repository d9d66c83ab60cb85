import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What a raw query answers on both engines. Anything more differs between their drivers. */
interface RowsOf<Row> {
  rows: Row[];
}
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this["row"]>;
}

/** What a query function takes: the database, or a transaction that the query is to be part of. */
export type Queryable = PgDatabase<Rows>;

/**
 * A transaction under way. Everything inside it goes through it: when embedded there is one
 * connection, and a query through the database itself would wait for the transaction to end.
 */
export type Transaction = Parameters<Parameters<Queryable["transaction"]>[0]>[0];
