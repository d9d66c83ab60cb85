const maxTypos = 2;

/** Typos allowed in a word. None in short words and numbers. */
export function countAllowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : maxTypos;
}

/** Bit mask of the letters a to z in a word. */
export function getLetterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) {
    const bit = word.charCodeAt(at) - 97;
    if (bit >= 0 && bit < 26) mask |= 1 << bit;
  }
  return mask;
}

/**
 * Fast pre-check without false negatives: false if the letters differ so much that more than `most`
 * typos are needed.
 */
export function canMatch(typed: number, name: number, most: number): boolean {
  let missing = typed & ~name;
  let count = 0;
  while (missing !== 0 && count <= most) {
    missing &= missing - 1;
    count++;
  }
  return count <= most;
}

/** Optimal string alignment distance from the typed text to a name or to its prefix. */
export function countTyposBetween(
  typed: string,
  fullName: string,
): { whole: number; beginning: number } {
  // Letters beyond this would each count as a typo.
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
