import { LRUCache } from "lru-cache";

export interface CachedResponse {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

export interface PageCacheFigures {
  hits: number;
  misses: number;
  clears: number;
  entries: number;
  bytes: number;
}

/** In-memory cache of whole responses. A listing's change clears all but the lasting ones. */
export interface PageCache {
  find: (key: string) => CachedResponse | undefined;
  /**
   * Makes and caches a response. Concurrent callers share it. A response started before a change is
   * not given to callers who came after the change.
   * @param make returns null if it must not be cached
   * @param options.isLasting shows no listing, so it is cached even while changes may be missed
   */
  fill: (
    key: string,
    make: MakeResponse,
    options?: { isLasting: boolean },
  ) => Promise<CachedResponse | null>;
  clear: () => void;
  /** Changes are reported from now on, so responses may be cached. */
  open: () => void;
  /** Changes may be missed from now on: no listing is cached or served. */
  close: () => void;
  figures: () => PageCacheFigures;
}

/** @param isKept to be cached, and so worth more work than a response for one visitor */
type MakeResponse = (isKept: boolean) => Promise<CachedResponse | null>;

/** Milliseconds. Bounds staleness if a change is ever missed. */
const lifetime = 5 * 60_000;
/** Approximate overhead per entry, bytes. */
const entryBytes = 500;

/**
 * Starts closed.
 * @param maxBytes limit for all responses together; 0 disables the cache
 */
export function openPageCache(maxBytes: number, now: () => Date): PageCache {
  const cache = new LRUCache<string, CachedResponse, MakeResponse>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ headers, body }, key) =>
      body.byteLength + Object.entries(headers).flat().join("").length + key.length + entryBytes,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    // Those who wait when a listing changes still get what they asked for.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make }) => (await make(true)) ?? undefined,
  });
  const counts = { hits: 0, misses: 0, clears: 0 };
  let isOpen = false;
  /** Part of a listing's keys: what was started before a change is stored where nobody looks. */
  let version = 0;

  const lasting = "lasting";

  function clear(): void {
    version += 1;
    for (const key of cache.keys()) if (!key.startsWith(lasting)) cache.delete(key);
  }

  return {
    find(key) {
      const found = cache.get(`${version} ${key}`) ?? cache.get(`${lasting} ${key}`);
      if (found) counts.hits += 1;
      return found;
    },
    async fill(key, make, { isLasting } = { isLasting: false }) {
      if (maxBytes === 0 || !(isOpen || isLasting)) return make(false);
      counts.misses += 1;
      const group = isLasting ? lasting : version;
      return (await cache.fetch(`${group} ${key}`, { context: make })) ?? null;
    },
    clear() {
      counts.clears += 1;
      clear();
    },
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      clear();
    },
    figures: () => ({ ...counts, entries: cache.size, bytes: cache.calculatedSize }),
  };
}
