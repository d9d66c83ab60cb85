export interface ExpiringCache<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
}

/**
 * @param most maximum number of entries, oldest evicted first
 * @param milliseconds time to live
 */
export function createExpiringCache<T>(
  { maxEntries, milliseconds }: { maxEntries: number; milliseconds: number },
  now: () => Date,
): ExpiringCache<T> {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry && entry.until > now().getTime()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: now().getTime() + milliseconds });
      if (entries.size <= maxEntries) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
