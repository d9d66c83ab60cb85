import { LRUCache } from "lru-cache";

/** Results of queries by key, kept in this process until a listing changes. */
export interface QueryCache<Result> {
  /** Concurrent callers share a query. One begun before a change is not given to later callers. */
  fetch: (key: string, query: () => Promise<Result>) => Promise<Result>;
  clear: () => void;
  /** Changes are reported from now on, so results may be kept. */
  open: () => void;
  /** Changes may be missed from now on: nothing is kept. */
  close: () => void;
}

/** More than there are areas. */
const max = 2000;
/** Milliseconds. Bounds staleness if a change is ever missed. */
const ttl = 5 * 60_000;

/** Starts closed. */
export function openQueryCache<Result extends object>(): QueryCache<Result> {
  const results = new LRUCache<string, Result, () => Promise<Result>>({
    max,
    ttl,
    // Those who wait when a listing changes still get what they asked for.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: query }) => query(),
  });
  let isOpen = false;
  return {
    fetch: (key, query) => (isOpen ? results.forceFetch(key, { context: query }) : query()),
    clear: () => results.clear(),
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      results.clear();
    },
  };
}
