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

/** Starts closed. Not limited in size: for keys of which there is a fixed number. */
export function openQueryCache<Result>(): QueryCache<Result> {
  let results = new Map<string, Promise<Result>>();
  let isOpen = false;

  function clear(): void {
    results = new Map();
  }

  return {
    fetch(key, query) {
      const found = results.get(key);
      if (found) return found;
      const result = query();
      if (isOpen) keep(results, key, result);
      return result;
    },
    clear,
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      clear();
    },
  };
}

function keep<Result>(
  results: Map<string, Promise<Result>>,
  key: string,
  result: Promise<Result>,
): void {
  results.set(key, result);
  // The caller handles the error. The next one asks again.
  result.catch(() => results.delete(key));
}
