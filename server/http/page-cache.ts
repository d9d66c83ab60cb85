/** An answer ready to be sent: its bytes may be compressed. */
export interface KeptAnswer {
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
  find: (key: string) => KeptAnswer | undefined;
  /**
   * Makes an answer and keeps it; callers that come meanwhile get the same one. What was begun
   * before a change is not kept, nor given to anybody who came after it.
   * @param make answers null for what must not be kept
   */
  fill: (key: string, make: () => Promise<KeptAnswer | null>) => Promise<KeptAnswer | null>;
  clear: () => void;
  /** From now on changes are heard of: answers may be kept. */
  open: () => void;
  /** Changes may be missed from now on: nothing is kept or found. */
  close: () => void;
  figures: () => PageCacheFigures;
}

interface Entry extends KeptAnswer {
  bytes: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** Should a change ever go unheard, its pages are wrong no longer than this. */
const keptMs = 5 * 60_000;
/** What an entry takes beside its texts and bytes, about. */
const entryBytes = 500;

/**
 * Closed at first.
 * @param mostBytes what the answers may take together; the one least recently used goes first.
 * 0 keeps nothing
 */
export function openPageCache(mostBytes: number, now: () => Date): PageCache {
  const entries = new Map<string, Entry>();
  const counts = { hits: 0, misses: 0, clears: 0 };
  let underWay = new Map<string, Promise<KeptAnswer | null>>();
  let bytes = 0;
  let isOpen = false;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, answer: KeptAnswer): void {
    const size = sizeOf(key, answer);
    if (size > mostBytes) return;
    drop(key);
    entries.set(key, { ...answer, bytes: size, until: now().getTime() + keptMs });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  function clear(): void {
    entries.clear();
    bytes = 0;
    // What is under way may have read the database before the change.
    underWay = new Map();
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry && entry.until > now().getTime()) {
        counts.hits += 1;
        entries.delete(key);
        entries.set(key, entry);
        return entry;
      }
      return undefined;
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
        if (answer && begun === underWay) keep(key, answer);
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
    figures: () => ({ ...counts, entries: entries.size, bytes }),
  };
}

function sizeOf(key: string, { headers, body }: KeptAnswer): number {
  const texts = Object.entries(headers).flat().join("").length + key.length;
  return body.byteLength + texts + entryBytes;
}
