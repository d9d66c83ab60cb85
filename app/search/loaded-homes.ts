/** The beginning of a list as far as it is known, and how much of it is shown. */
export interface LoadedHomes<Home> {
  loaded: readonly Home[];
  shown: number;
}

/**
 * Adds homes from a place in the list on. A home that has moved on meanwhile stays where it was
 * seen first; a gap, where homes before are missing, adds nothing.
 */
export function mergeHomes<Home extends { id: string }>(
  { loaded, shown }: LoadedHomes<Home>,
  offset: number,
  homes: readonly Home[],
): LoadedHomes<Home> {
  if (offset > loaded.length) return { loaded, shown };
  const seen = new Set(loaded.map(({ id }) => id));
  return { loaded: [...loaded, ...homes.filter(({ id }) => !seen.has(id))], shown };
}

/** The first size of the list at which a place is shown, in whole steps. */
export function getListSize(index: number, shown: number, step: number): number {
  return index < shown ? shown : shown + Math.ceil((index + 1 - shown) / step) * step;
}
