export interface LoadedHomes<Home> {
  loaded: readonly Home[];
  shown: number;
}

/** Duplicates keep their first position; a range that leaves a gap is ignored. */
export function mergeHomes<Home extends { id: string }>(
  { loaded, shown }: LoadedHomes<Home>,
  offset: number,
  homes: readonly Home[],
): LoadedHomes<Home> {
  if (offset > loaded.length) return { loaded, shown };
  const seen = new Set(loaded.map(({ id }) => id));
  return { loaded: [...loaded, ...homes.filter(({ id }) => !seen.has(id))], shown };
}

export function getListSize(index: number, shown: number, step: number): number {
  return index < shown ? shown : shown + Math.ceil((index + 1 - shown) / step) * step;
}
