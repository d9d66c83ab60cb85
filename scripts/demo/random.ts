/** Pseudo-random numbers in [0, 1), reproducible from the seed words (mulberry32). */
export type Random = () => number;

export function createRandom(...words: (string | number)[]): Random {
  let state = hash(words.join("|"));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return state >>> 0;
}

export function pick<T>(next: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(next() * list.length)];
  if (chosen === undefined) throw new Error("Nothing to pick from.");
  return chosen;
}

/** Whole number, inclusive. */
export function pickBetween(next: Random, low: number, high: number): number {
  return low + Math.floor(next() * (high - low + 1));
}

export function takeChance(next: Random, share: number): boolean {
  return next() < share;
}

export function shuffle<T>(next: Random, list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = pickBetween(next, 0, last);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
