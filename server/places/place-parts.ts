const searchWords = new Set(
  "a an flat flats house houses home homes apartment apartments studio studios room rooms property properties bed beds bedroom bedrooms to rent rental rentals renting let in near around".split(
    " ",
  ),
);
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\b/gi;
/** Most words in an area name that ends an address: `Elephant and Castle London`. */
const mostWords = 4;

/**
 * Removes words about the home.
 * @example withoutWishes("2 bed flat to rent in Clapham") // "Clapham"
 */
export function stripSearchWords(text: string): string {
  const words = text.trim().split(/\s+/);
  const isWish = (word: string, next = "") =>
    searchWords.has(word.toLowerCase()) || (/^\d$/.test(word) && /^bed/i.test(next));
  return words.filter((word, at) => !isWish(word, words[at + 1])).join(" ");
}

export function findPostcodes(text: string): string[] {
  return [...text.matchAll(postcode)].map(([found]) => found).toReversed();
}

export function listEndings(text: string): string[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const maxWords = Math.min(mostWords, words.length - 1);
  return Array.from({ length: Math.max(0, maxWords) }, (_, at) =>
    words.slice(at - maxWords).join(" "),
  );
}
