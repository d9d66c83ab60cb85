import { isFiller, type PlaceWords } from "./place-words.ts";
import { countAllowedTypos, canMatch, countTyposBetween } from "./typos.ts";

export interface PlaceKey extends PlaceWords {
  besides: ReadonlySet<string>;
}

/**
 * `exact` matches the whole name, `start` its prefix, `words` later words, `typo` only with wrong
 * letters forgiven.
 */
export interface PlaceMatch {
  fit: "exact" | "start" | "words" | "typo";
  typos: number;
  /** Fraction of the name that was typed, 0 to 1. */
  share: number;
}

export function matchLiterally(typed: PlaceWords, key: PlaceKey): PlaceMatch | null {
  if (typed.joined.length > 2 && key.joined.startsWith(typed.joined)) {
    const share = typed.joined.length / key.joined.length;
    return { fit: share === 1 ? "exact" : "start", typos: 0, share };
  }
  return matchByWords(typed, key, matchStart);
}

/** Least fraction of a name to type before a typo match counts. Shorter texts match by chance. */
const leastGuessed = 0.6;

/** Forgives a letter or two per word, or in the whole text where words were joined or split. */
export function matchWithTypos(typed: PlaceWords, key: PlaceKey): PlaceMatch | null {
  const match = matchWordsWithTypos(typed, key);
  return match !== null && match.share >= leastGuessed ? match : null;
}

function matchWordsWithTypos(typed: PlaceWords, key: PlaceKey): PlaceMatch | null {
  const byWords = matchByWords(typed, key, countTypos);
  if (byWords !== null) return { ...byWords, fit: "typo" };
  const maxTypos = countAllowedTypos(typed.joined);
  if (maxTypos === 0 || key.joined.length < typed.joined.length - maxTypos) return null;
  if (!canMatch(typed.joinedLetters, key.joinedLetters, maxTypos)) return null;
  const { whole, beginning } = countTyposBetween(typed.joined, key.joined);
  if (beginning > maxTypos || (whole > maxTypos && typed.joined.length < fewestBegun)) return null;
  const share = whole <= maxTypos ? 1 : typed.joined.length / key.joined.length;
  return { fit: "typo", typos: Math.min(whole, beginning), share: Math.min(1, share) };
}

/** Shorter mistyped prefixes match too many words: `paris` would match Parsons Green. */
const fewestBegun = 7;

function countTypos(typed: PlaceWords, at: number, key: PlaceKey, index: number): number | null {
  const word = typed.words[at]!;
  const name = key.words[index]!;
  if (name.startsWith(word)) return 0;
  const maxTypos = countAllowedTypos(word);
  if (maxTypos === 0 || name.length < word.length - maxTypos) return null;
  if (!canMatch(typed.letters[at]!, key.letters[index]!, maxTypos)) return null;
  const { whole, beginning } = countTyposBetween(word, name);
  const typos = word.length < fewestBegun ? whole : beginning;
  return typos <= maxTypos ? typos : null;
}

type WordFit = typeof countTypos;

const matchStart: WordFit = (typed, at, key, index) =>
  key.words[index]!.startsWith(typed.words[at]!) ? 0 : null;

function matchByWords(typed: PlaceWords, key: PlaceKey, fits: WordFit): PlaceMatch | null {
  if (!hasMatchingWord(typed, key, fits)) return null;
  const free = new Set(key.words.keys());
  let typos = 0;
  let typedLetters = 0;
  let first: number | null = null;
  for (const [at, word] of typed.words.entries()) {
    const found = findBestWord(typed, at, key, free, fits);
    if (found === null) {
      const unfinished = at === typed.words.length - 1 && word.length > 2;
      if (isFiller(word) || isAdjacent(word, key, unfinished)) continue;
      return null;
    }
    free.delete(found.index);
    first ??= found.index;
    typos += found.typos;
    typedLetters += Math.min(word.length, key.words[found.index]!.length);
  }
  if (first === null) return null;
  const missing = [...free].filter((index) => !isFiller(key.words[index]!));
  const share = Math.min(1, typedLetters / getKeyLetterMask(key));
  if (missing.length === 0 && share === 1 && typos === 0) return { fit: "exact", typos, share };
  return { fit: first === 0 ? "start" : "words", typos, share };
}

function hasMatchingWord(typed: PlaceWords, key: PlaceKey, fits: WordFit): boolean {
  for (let at = 0; at < typed.words.length; at++) {
    for (let index = 0; index < key.words.length; index++) {
      if (fits(typed, at, key, index) !== null) return true;
    }
  }
  return false;
}

function findBestWord(
  typed: PlaceWords,
  at: number,
  key: PlaceKey,
  free: ReadonlySet<number>,
  fits: WordFit,
) {
  let best: { index: number; typos: number } | null = null;
  for (const index of free) {
    if (key.words[index] === typed.words[at]) return { index, typos: 0 };
    const typos = fits(typed, at, key, index);
    if (typos !== null && (best === null || typos < best.typos)) best = { index, typos };
  }
  return best;
}

function isAdjacent(word: string, { besides }: PlaceKey, unfinished: boolean): boolean {
  if (besides.has(word)) return true;
  return unfinished && [...besides].some((typedWord) => typedWord.startsWith(word));
}

function getKeyLetterMask({ words }: PlaceKey): number {
  const significant = words.filter((word) => !isFiller(word));
  return significant.reduce((sum, word) => sum + word.length, 0) || 1;
}
