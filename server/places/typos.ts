const maxTypos = 2;

/** How many wrong letters a word of this kind forgives: none in short ones and in numbers. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : maxTypos;
}

/** The letters a to z that a word has, a bit each. */
export function getLetterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const bit = word.charCodeAt(at) - 97;
    if (bit >= 0 && bit < 26) letters |= 1 << bit;
  }
  return letters;
}

/**
 * Cheap and never wrong: false where so many letters of the one are missing in the other that more
 * typos than `most` would be needed.
 */
export function mayFit(typed: number, name: number, most: number): boolean {
  let missing = typed & ~name;
  let count = 0;
  while (missing !== 0 && count <= most) {
    missing &= missing - 1;
    count++;
  }
  return count <= most;
}

/**
 * Letters to change, add, leave out or swap with their neighbour (optimal string alignment) to
 * come from what was typed to a name, or to its beginning.
 */
export function countTyposBetween(
  typed: string,
  fullName: string,
): { whole: number; beginning: number } {
  // Farther on, every letter would be one too many.
  const name = fullName.slice(0, typed.length + maxTypos);
  const width = name.length + 1;
  let beforeLast = new Uint8Array(width);
  let last = Uint8Array.from({ length: width }, (_, column) => column);
  let row = new Uint8Array(width);
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const same = typed[i - 1] === name[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row[j] = cost;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return { whole: last[width - 1]! + fullName.length - name.length, beginning: Math.min(...last) };
}
