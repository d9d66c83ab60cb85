import { boundedMap } from "./bounded-map.ts";

/** An answer ready to be sent: its bytes may be compressed. */
export interface CachedResponse {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** Of one process, since its start. */
export interface PageCacheFigures {
  hits: number;
  misses: number;
  /** How often everything was dropped because a home had changed. */
  clears: number;
  entries: number;
  bytes: number;
}

/** Whole answers in memory, until a home changes. */
export interface PageCache {
  /** Undefined where nothing is kept, or it has grown old. */
  find: (key: string) => CachedResponse | undefined;
  /**
   * Makes an answer and keeps it; callers that come meanwhile get the same one. What was begun
   * before a change is not kept, nor given to anybody who came after it.
   * @param make answers null for what must not be kept
   */
  fill: (key: string, make: () => Promise<CachedResponse | null>) => Promise<CachedResponse | null>;
  clear: () => void;
  /** From now on changes are heard of: answers may be kept. */
  open: () => void;
  /** Changes may be missed from now on: nothing is kept or found. */
  close: () => void;
  figures: () => PageCacheFigures;
}

interface Entry extends CachedResponse {
  /** Milliseconds since 1970. */
  until: number;
}

/** Should a change ever go unheard, its pages are wrong no longer than this. */
const lifetimeMs = 5 * 60_000;
/** What an entry takes beside its texts and bytes, about. */
const entryBytes = 500;

/**
 * Closed at first.
 * @param mostBytes what the answers may take together; 0 keeps nothing
 */
export function openPageCache(mostBytes: number, now: () => Date): PageCache {
  const kept = boundedMap<Entry>(mostBytes);
  const counts = { hits: 0, misses: 0, clears: 0 };
  let underWay = new Map<string, Promise<CachedResponse | null>>();
  let isOpen = false;

  function clear(): void {
    kept.clear();
    // What is under way may have read the database before the change.
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
