/** What people look for in a place and say beside its name. */
const searchWords = new Set(
  "a an flat flats house houses home homes apartment apartments studio studios room rooms property properties bed beds bedroom bedrooms to rent rental rentals renting let in near around".split(
    " ",
  ),
);
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\b/gi;
/** The longest names that an address ends with: `Elephant and Castle London`. */
const mostWords = 4;

/**
 * A text without what is looked for.
 * @example withoutWishes("2 bed flat to rent in Clapham") // "Clapham"
 */
export function stripSearchWords(text: string): string {
  const words = text.trim().split(/\s+/);
  const isWish = (word: string, next = "") =>
    searchWords.has(word.toLowerCase()) || (/^\d$/.test(word) && /^bed/i.test(next));
  return words.filter((word, at) => !isWish(word, words[at + 1])).join(" ");
}

/** The postcodes and outcodes in a text, the last one first. */
export function findPostcodes(text: string): string[] {
  return [...text.matchAll(postcode)].map(([found]) => found).toReversed();
}

/** What a text may end with, the longest first, as addresses end with their area. */
export function listEndings(text: string): string[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const most = Math.min(mostWords, words.length - 1);
  return Array.from({ length: Math.max(0, most) }, (_, at) => words.slice(at - most).join(" "));
}
