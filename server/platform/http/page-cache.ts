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
  /**
   * Finds a response that nobody knows to be out of date, for use in place of a failure: changes may
   * have been missed since it was made, but within the last half minute only.
   */
  findUnsure: (key: string) => CachedResponse | undefined;
  /** Responses that it affects are stale from now on. */
  invalidate: (change: Change) => void;
  /** Changes are reported from now on, so responses may be cached. All from before are made again. */
  open: () => void;
  /**
   * Changes may be missed from now on: only what is lasting is cached. The rest is served for half a
   * minute more, since nothing can change while a database fails over.
   */
  close: () => void;
  figures: () => PageCacheFigures;
}

/** @param isKept to be cached, and so worth more work than a response for one visitor */
type MakeResponse<Change> = (isKept: boolean) => Promise<MadeResponse<Change> | null>;

interface Staleness {
  /** Of the first change that affects it, milliseconds. */
  staleSince: number | null;
  /** Nobody knows of a change: one may have been missed. */
  isUnsure: boolean;
}

type Entry<Change> = MadeResponse<Change> & Staleness;

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
  const watching = trackWatching(now);

  async function makeWatched(make: MakeResponse<Change>): Promise<Entry<Change> | null> {
    const { period } = watching;
    const entry = await changes.watchWhile(() => make(true));
    if (entry !== null && period !== watching.period) doubt(entry, now().getTime());
    return entry;
  }

  return {
    find(key) {
      const entry = cache.get(getKey(key, false));
      const found = entry && watching.isServed(entry) ? entry : cache.get(getKey(key, true));
      if (found) counts.hits += 1;
      return found?.response;
    },
    findUnsure(key) {
      const found = cache.get(getKey(key, false));
      return found && watching.isDoubted(found) ? found.response : undefined;
    },
    async fill(key, make, { isLasting } = { isLasting: false }) {
      if (maxBytes === 0 || !(watching.isOpen || isLasting))
        return (await make(false))?.response ?? null;
      const fullKey = getKey(key, isLasting);
      const staleSince = cache.get(fullKey)?.staleSince ?? null;
      const isOld = staleSince !== null && now().getTime() - staleSince < longestStale;
      counts[isOld ? "stale" : "misses"] += 1;
      if (!isOld) refreshes.hurry(fullKey);
      const entry = await cache.fetch(fullKey, {
        context: () =>
          isOld ? refreshes.run(fullKey, () => makeWatched(make)) : makeWatched(make),
        allowStale: isOld,
        forceRefresh: staleSince !== null,
      });
      return entry?.response ?? null;
    },
    invalidate(change) {
      counts.changes += 1;
      const at = now().getTime();
      changes.report(change, at);
      for (const [, entry] of cache.entries()) {
        if (!entry.isAffectedBy(change)) continue;
        entry.staleSince ??= at;
        entry.isUnsure = false;
      }
    },
    open() {
      if (watching.isOpen) return;
      watching.open();
      const at = now().getTime();
      for (const [key, entry] of cache.entries()) if (!key.startsWith(lasting)) doubt(entry, at);
    },
    close: () => watching.close(),
    figures: () => ({ ...counts, entries: cache.size, bytes: cache.calculatedSize }),
  };
}

const lasting = "lasting";

function getKey(key: string, isLasting: boolean): string {
  return `${isLasting ? lasting : "homes"} ${key}`;
}

/** A change may have been missed. What is known to be stale stays so. */
function doubt(entry: Staleness, at: number): void {
  if (entry.staleSince === null) Object.assign(entry, { staleSince: at, isUnsure: true });
}

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

/** Tells whether changes are reported, and what may be served while they are not. */
function trackWatching(now: () => Date) {
  let closedAt = Number.NEGATIVE_INFINITY;
  const isRecent = (since: number) => now().getTime() - since < longestUnwatched;
  const watching = {
    isOpen: false,
    /** Of times in which no change was missed. */
    period: 0,
    open(): void {
      watching.isOpen = true;
      watching.period += 1;
    },
    close(): void {
      if (watching.isOpen) closedAt = now().getTime();
      watching.isOpen = false;
    },
    isDoubted: ({ isUnsure, staleSince }: Staleness) =>
      isUnsure && staleSince !== null && isRecent(staleSince),
    isServed(entry: Staleness): boolean {
      if (entry.staleSince !== null) return !watching.isOpen && watching.isDoubted(entry);
      return watching.isOpen || isRecent(closedAt);
    },
  };
  return watching;
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
      return { ...made, staleSince: affecting?.at ?? null, isUnsure: false };
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
