import type { Queryable } from "./client.ts";

/** Unnamed, because behind a pooler the next connection would not know a prepared statement. */
export const unnamed = "";

/**
 * Builds a query once per database, since building takes as long as a small database needs to
 * answer.
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
