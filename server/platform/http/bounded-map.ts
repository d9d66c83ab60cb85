/** LRU map bounded by the total size of its values. */
export interface BoundedMap<T> {
  get: (key: string) => T | undefined;
  /** Ignores a value larger than the bound. */
  set: (key: string, value: T, size: number) => void;
  clear: () => void;
  entries: () => number;
  size: () => number;
}

export function createBoundedMap<T>(maxSize: number): BoundedMap<T> {
  // Maps keep insertion order, so the first key is the least recently used.
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
      if (size > maxSize) return;
      held.set(key, { value, size });
      total += size;
      for (const oldest of held.keys()) {
        if (total <= maxSize) return;
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
