/** A map whose values have sizes: beyond a sum the ones not asked for longest are dropped. */
export interface BoundedMap<T> {
  get: (key: string) => T | undefined;
  /** A value larger than everything together is not taken. */
  set: (key: string, value: T, size: number) => void;
  clear: () => void;
  entries: () => number;
  /** Of all values together. */
  size: () => number;
}

/** @param most what the sizes may come to */
export function boundedMap<T>(most: number): BoundedMap<T> {
  // A map keeps the order in which keys came: the first one was not asked for longest.
  const held = new Map<string, { value: T; size: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= held.get(key)?.size ?? 0;
    held.delete(key);
  }

  return {
    get(key) {
      const found = held.get(key);
      if (found === undefined) return undefined;
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    set(key, value, size) {
      drop(key);
      if (size > most) return;
      held.set(key, { value, size });
      total += size;
      for (const oldest of held.keys()) {
        if (total <= most) return;
        drop(oldest);
      }
    },
    clear() {
      held.clear();
      total = 0;
    },
    entries: () => held.size,
    size: () => total,
  };
}
