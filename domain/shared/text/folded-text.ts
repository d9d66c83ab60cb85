/** Characters equal in a search, mapped one to one as PostgreSQL's `translate` requires. */
const pairs: [from: string, to: string][] = [
  ...Array.from(",.;:/()-–—&", (mark): [string, string] => [mark, " "]),
  ...listLatinLetters().flatMap((letter): [string, string][] => {
    const base = letter.normalize("NFD").charAt(0).toLowerCase();
    return /[a-z]/.test(base) && letter !== base ? [[letter, base]] : [];
  }),
];
/** Removed: `King's` becomes `Kings`. */
const dropped = "'‘’`";

/** Basic Latin to Latin Extended-A, and Latin Extended Additional. */
function listLatinLetters(): string[] {
  const codes = Array.from({ length: 0x1f00 }, (_, code) => code);
  return codes
    .filter((code) => (code >= 0x41 && code < 0x180) || code >= 0x1e00)
    .map((code) => String.fromCodePoint(code));
}

/** Arguments for PostgreSQL's `translate` that fold NFC text like `foldText`. */
export const foldTable = {
  from: pairs.map(([from]) => from).join("") + dropped,
  to: pairs.map(([, to]) => to).join(""),
};

const folds = new Map([
  ...pairs,
  ...Array.from(`${dropped}\0`, (mark): [string, string] => [mark, ""]),
]);

/** Removes what a search ignores: case, accents and punctuation. */
export function foldText(text: string): string {
  const characters = Array.from(text.toWellFormed().normalize("NFC"));
  return characters.map((character) => folds.get(character) ?? character).join("");
}

/** Limits searched text to what an index can store. */
export const searchedCharacters = 300;

export function normalizeSearchText(texts: readonly string[]): string {
  return Array.from(foldText(texts.map((text) => ` ${text}`).join("")))
    .slice(0, searchedCharacters)
    .join("");
}

export function searchWords(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/).filter(Boolean))];
}

/**
 * Words that must all be found, each by its beginning, in PostgreSQL's notation of a `tsquery`.
 * @param between `|` if one of them is enough
 */
export function toPrefixQuery(words: readonly string[], between: "&" | "|" = "&"): string {
  return words.map((word) => `'${word.replaceAll(/['\\]/g, "$&$&")}':*`).join(` ${between} `);
}
