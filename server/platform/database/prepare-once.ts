import type { Queryable } from "./client.ts";

/** No plan of the query is kept: behind a pooler the next connection would not know of it. */
export const unnamed = "";

/**
 * A query that is put together only once for each database that it is asked of: that takes as long
 * as a small database needs to answer.
 */
export function prepareOnce<Query extends object>(
  compose: (db: Queryable) => Query,
): (db: Queryable) => Query {
  const composed = new WeakMap<Queryable, Query>();
  return (db) => {
    const query = composed.get(db) ?? compose(db);
    composed.set(db, query);
    return query;
  };
}
