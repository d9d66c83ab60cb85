import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

export interface CachedResponse {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

interface MadeResponse<Change> {
  response: CachedResponse;
  isAffectedBy: (change: Change) => boolean;
}

export interface PageCacheFigures {
  hits: number;
  misses: number;
  /** Served while it was made again. */
  stale: number;
  changes: number;
  entries: number;
  bytes: number;
}

/** In-memory cache of whole responses. */
export interface PageCache<Change> {
  /** Finds a response that no change has affected. */
  find: (key: string) => CachedResponse | undefined;
  /**
   * Makes and caches a response. Concurrent callers share it. One that a change has affected within
   * the last two seconds is returned at once, while it is made again.
   * @param make returns null if it must not be cached
   * @param options.isLasting for what no change affects: is cached even while changes may be missed
   */
  fill: (
    key: string,
    make: MakeResponse<Change>,
    options?: { isLasting: boolean },
  ) => Promise<CachedResponse | null>;
  /** Responses that it affects are stale from now on. */
  invalidate: (change: Change) => void;
  /** Changes are reported from now on, so responses may be cached. None is left from before. */
  open: () => void;
  /**
   * Changes may be missed from now on: only what is lasting is cached. The rest is served for half a
   * minute more, since while a database fails over nothing can change.
   */
  close: () => void;
  figures: () => PageCacheFigures;
}

/** @param isKept to be cached, and so worth more work than a response for one visitor */
type MakeResponse<Change> = (isKept: boolean) => Promise<MadeResponse<Change> | null>;

interface Entry<Change> extends MadeResponse<Change> {
  /** Of the first change that affects it, milliseconds. */
  staleSince: number | null;
}

/** Milliseconds. Bounds staleness if a change is ever missed. */
const lifetime = 5 * 60_000;
/** For so long a stale response is served, milliseconds. */
const longestStale = 2000;
/** A failover of the database takes less, milliseconds. */
const longestUnwatched = 30_000;
/**
 * One is compressed in another thread while the next is rendered. With more, visitors' own requests
 * would wait for all of them.
 */
const refreshesAtOnce = 2;
/** Approximate overhead per entry, bytes. */
const entryBytes = 700;

type Make<Change> = () => Promise<Entry<Change> | null>;

/**
 * Starts closed.
 * @param maxBytes limit for all responses together; 0 disables the cache
 */
export function openPageCache<Change>(maxBytes: number, now: () => Date): PageCache<Change> {
  const cache = createStore<Change>(maxBytes, now);
  const refreshes = createRefreshQueue();
  const changes = watchChanges<Change>();
  const counts = { hits: 0, misses: 0, stale: 0, changes: 0 };
  let isOpen = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  /** Part of the keys: what was begun before changes were missed is stored where nobody looks. */
  let period = 0;

  const getKey = (key: string, isLasting: boolean) => `${isLasting ? lasting : period} ${key}`;
  const isServed = () => isOpen || now().getTime() - closedAt < longestUnwatched;
  const findEntry = (key: string) =>
    (isServed() ? cache.get(getKey(key, false)) : undefined) ?? cache.get(getKey(key, true));

  return {
    find(key) {
      const found = findEntry(key);
      if (!found || found.staleSince !== null) return undefined;
      counts.hits += 1;
      return found.response;
    },
    async fill(key, make, { isLasting } = { isLasting: false }) {
      if (maxBytes === 0 || !(isOpen || isLasting)) return (await make(false))?.response ?? null;
      const staleSince = findEntry(key)?.staleSince ?? null;
      const isStaleServed = staleSince !== null && now().getTime() - staleSince < longestStale;
      counts[isStaleServed ? "stale" : "misses"] += 1;
      const fullKey = getKey(key, isLasting);
      const makeWatched = () => changes.watchWhile(() => make(true));
      if (!isStaleServed) refreshes.hurry(fullKey);
      const entry = await cache.fetch(fullKey, {
        context: isStaleServed ? () => refreshes.run(fullKey, makeWatched) : makeWatched,
        allowStale: isStaleServed,
        forceRefresh: staleSince !== null,
      });
      return entry?.response ?? null;
    },
    invalidate(change) {
      counts.changes += 1;
      const at = now().getTime();
      changes.report(change, at);
      for (const [, entry] of cache.entries()) {
        if (entry.staleSince === null && entry.isAffectedBy(change)) entry.staleSince = at;
      }
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      period += 1;
      for (const key of cache.keys()) if (!key.startsWith(lasting)) cache.delete(key);
    },
    close() {
      if (isOpen) closedAt = now().getTime();
      isOpen = false;
    },
    figures: () => ({ ...counts, entries: cache.size, bytes: cache.calculatedSize }),
  };
}

const lasting = "lasting";

function createStore<Change>(maxBytes: number, now: () => Date) {
  return new LRUCache<string, Entry<Change>, Make<Change>>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ response: { headers, body } }, key) =>
      body.byteLength + Object.entries(headers).flat().join("").length + key.length + entryBytes,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    // Those who wait while it makes room still get what they asked for.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make }) => (await make()) ?? undefined,
  });
}

/** Finds out whether what is being made is stale before it is finished. */
function watchChanges<Change>() {
  const underway = new Set<{ change: Change; at: number }[]>();
  return {
    report(change: Change, at: number): void {
      for (const changes of underway) changes.push({ change, at });
    },
    async watchWhile(
      make: () => Promise<MadeResponse<Change> | null>,
    ): Promise<Entry<Change> | null> {
      const changes: { change: Change; at: number }[] = [];
      underway.add(changes);
      const made = await make().finally(() => underway.delete(changes));
      if (made === null) return null;
      const affecting = changes.find(({ change }) => made.isAffectedBy(change));
      return { ...made, staleSince: affecting?.at ?? null };
    },
  };
}

/** Makes stale responses again, a few at once. What somebody waits for is not kept in the queue. */
function createRefreshQueue() {
  const limit = pLimit(refreshesAtOnce);
  const waiting = new Map<string, () => void>();
  return {
    run<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
      return new Promise((resolve, reject) => {
        let made: Promise<Made> | undefined;
        const start = () => {
          waiting.delete(key);
          made ??= make();
          made.then(resolve, reject);
          return made;
        };
        waiting.set(key, start);
        limit(start).catch(reject);
      });
    },
    hurry(key: string): void {
      waiting.get(key)?.();
    },
  };
}
