import { getLetterMask } from "./typos.ts";

/** Spellings of one word that are no prefix of each other; `st` also begins `street`. */
const sameWord: Record<string, string> = { saint: "st", rd: "road", sq: "square" };
const fillers = new Set(["and", "the", "of"]);

/** A text as it is compared. */
export interface PlaceWords {
  words: readonly string[];
  /** The words without what lies between them: `kingscross`. */
  joined: string;
  /** The letters of each word and of all; see `lettersIn`. */
  letters: readonly number[];
  joinedLetters: number;
}

/**
 * What the spellings of a name have in common: lower case, no accents, no punctuation, `&` as
 * "and", Saint as "st".
 * @example placeWords("St. John’s Wood").words // ["st", "johns", "wood"]
 */
export function placeWords(text: string): PlaceWords {
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

/** A word that may be left out: "and", "the", "of". */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
