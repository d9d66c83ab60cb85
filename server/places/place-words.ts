/** Equivalent spellings that are no prefix of each other. `st` also starts `street`. */
const sameWord: Record<string, string> = { saint: "st", rd: "road", sq: "square" };
const fillers = new Set(["and", "the", "of"]);

export interface PlaceWords {
  words: readonly string[];
  /** Without spaces: `kingscross`. */
  joined: string;
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
  return { words, joined: words.join("") };
}

/** Leaves "and", "the" and "of" out, unless there is nothing else. */
export function listMainWords({ words }: PlaceWords): readonly string[] {
  const main = words.filter((word) => !fillers.has(word));
  return main.length > 0 ? main : words;
}
