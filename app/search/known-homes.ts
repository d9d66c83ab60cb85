/** The beginning of a list as far as it is known, and how much of it is shown. */
export interface KnownHomes<Home> {
  known: readonly Home[];
  shown: number;
}

/**
 * Adds homes from a place in the list on. A home that has moved on meanwhile stays where it was
 * seen first; a gap, where homes before are missing, adds nothing.
 */
export function learned<Home extends { id: string }>(
  { known, shown }: KnownHomes<Home>,
  offset: number,
  homes: readonly Home[],
): KnownHomes<Home> {
  if (offset > known.length) return { known, shown };
  const seen = new Set(known.map(({ id }) => id));
  return { known: [...known, ...homes.filter(({ id }) => !seen.has(id))], shown };
}

/** The first size of the list at which a place is shown, in whole steps. */
export function sizeFor(place: number, shown: number, step: number): number {
  return place < shown ? shown : shown + Math.ceil((place + 1 - shown) / step) * step;
}
