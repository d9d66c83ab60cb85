import { getLetterMask } from "./typos.ts";

/** Equivalent spellings that are no prefix of each other. `st` also starts `street`. */
const sameWord: Record<string, string> = { saint: "st", rd: "road", sq: "square" };
const fillers = new Set(["and", "the", "of"]);

export interface PlaceWords {
  words: readonly string[];
  /** Without spaces: `kingscross`. */
  joined: string;
  letters: readonly number[];
  joinedLetters: number;
}

/**
 * Normalises a name: lower case, no accents or punctuation, `&` as "and", Saint as "st".
 * @example splitPlaceWords("St. John’s Wood").words // ["st", "johns", "wood"]
 */
export function splitPlaceWords(text: string): PlaceWords {
  const words = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'‘’`´]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(sameWord, word) ? sameWord[word]! : word));
  const joined = words.join("");
  return { words, joined, letters: words.map(getLetterMask), joinedLetters: getLetterMask(joined) };
}

export function isFiller(word: string): boolean {
  return fillers.has(word);
}
