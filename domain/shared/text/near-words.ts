import { distance } from "fastest-levenshtein";
import { searchWords } from "./folded-text.ts";

/** Edit distance up to which a word still matches: none for a short one, which would match everything. */
function countAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : 2;
}

/** Of a word that is typed to its end, or only begun. Null if it is another word. */
function measure(typed: string, word: string): number | null {
  const whole = distance(typed, word);
  const begun =
    word.length > typed.length ? distance(typed, word.slice(0, typed.length)) + 0.5 : whole;
  const found = Math.min(whole, begun);
  return found <= countAllowed(typed) ? found : null;
}

/** Whether each word that was typed is one of the name’s: nothing was mistyped. */
export function isTyped(typed: string, name: string): boolean {
  const own = searchWords(name);
  return searchWords(typed).every((word) => own.includes(word));
}

/**
 * Names that somebody may have meant who mistyped one: each word that was typed is near to one of
 * theirs. The nearest come first.
 */
export function listNearest<T>(
  typed: string,
  candidates: readonly T[],
  getName: (candidate: T) => string,
): T[] {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const near = candidates.flatMap((candidate) => {
    const others = searchWords(getName(candidate));
    let sum = 0;
    for (const word of words) {
      const found = others.flatMap((other) => measure(word, other) ?? []);
      if (found.length === 0) return [];
      sum += Math.min(...found);
    }
    return [{ candidate, sum }];
  });
  return near.toSorted((one, other) => one.sum - other.sum).map(({ candidate }) => candidate);
}
