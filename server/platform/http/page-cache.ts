import { createBoundedMap } from "./bounded-map.ts";

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

/** In-memory cache of whole responses, cleared when a listing changes. */
export interface PageCache {
  find: (key: string) => CachedResponse | undefined;
  /**
   * Makes and caches a response. Concurrent callers share it. A response started before a change is
   * neither cached nor given to callers who came after the change.
   * @param make returns null if it must not be cached
   */
  fill: (key: string, make: () => Promise<CachedResponse | null>) => Promise<CachedResponse | null>;
  clear: () => void;
  /** Changes are reported from now on, so responses may be cached. */
  open: () => void;
  /** Changes may be missed from now on: nothing is cached or served. */
  close: () => void;
  figures: () => PageCacheFigures;
}

interface Entry extends CachedResponse {
  /** Milliseconds since 1970. */
  until: number;
}

/** Bounds staleness if a change is ever missed. */
const lifetimeMs = 5 * 60_000;
/** Approximate overhead per entry, bytes. */
const entryBytes = 500;

/**
 * Starts closed.
 * @param mostBytes limit for all responses together; 0 disables the cache
 */
export function openPageCache(mostBytes: number, now: () => Date): PageCache {
  const kept = createBoundedMap<Entry>(mostBytes);
  const counts = { hits: 0, misses: 0, clears: 0 };
  let underWay = new Map<string, Promise<CachedResponse | null>>();
  let isOpen = false;

  function clear(): void {
    kept.clear();
    // Pending responses may have read the database before the change.
    underWay = new Map();
  }

  return {
    find(key) {
      const entry = kept.get(key);
      if (!entry || entry.until <= now().getTime()) return undefined;
      counts.hits += 1;
      return entry;
    },
    async fill(key, make) {
      if (!isOpen) return make();
      counts.misses += 1;
      const begun = underWay;
      const same = begun.get(key);
      if (same) return same;
      const made = make();
      begun.set(key, made);
      try {
        const answer = await made;
        if (answer && begun === underWay) {
          kept.set(
            key,
            { ...answer, until: now().getTime() + lifetimeMs },
            measureEntry(key, answer),
          );
        }
        return answer;
      } finally {
        begun.delete(key);
      }
    },
    clear() {
      counts.clears += 1;
      clear();
    },
    open() {
      isOpen = mostBytes > 0;
    },
    close() {
      isOpen = false;
      clear();
    },
    figures: () => ({ ...counts, entries: kept.entries(), bytes: kept.size() }),
  };
}

function measureEntry(key: string, { headers, body }: CachedResponse): number {
  const texts = Object.entries(headers).flat().join("").length + key.length;
  return body.byteLength + texts + entryBytes;
}
