/**
 * Pairs of characters that a search takes for the same: `à` and `A` for `a`, `-` for a space. One
 * for one, so that PostgreSQL's `translate` can do it too.
 */
const pairs: [from: string, to: string][] = [
  ...Array.from(",.;:/()-–—&", (mark): [string, string] => [mark, " "]),
  ...latinLetters().flatMap((letter): [string, string][] => {
    const base = letter.normalize("NFD").charAt(0).toLowerCase();
    return /[a-z]/.test(base) && letter !== base ? [[letter, base]] : [];
  }),
];
/** Left out altogether: `King's` is `Kings`. */
const dropped = "'‘’`";

/** Of the blocks from Basic Latin to Latin Extended-A, and Latin Extended Additional. */
function latinLetters(): string[] {
  const codes = Array.from({ length: 0x1f00 }, (_, code) => code);
  return codes
    .filter((code) => (code >= 0x41 && code < 0x180) || code >= 0x1e00)
    .map((code) => String.fromCodePoint(code));
}

/** The arguments of PostgreSQL's `translate` that fold a text in NFC as `foldedText` does. */
export const foldTable = {
  from: pairs.map(([from]) => from).join("") + dropped,
  to: pairs.map(([, to]) => to).join(""),
};

const folds = new Map([
  ...pairs,
  ...Array.from(`${dropped}\0`, (mark): [string, string] => [mark, ""]),
]);

/** A text without what a search does not look at: capitals, accents, punctuation. */
export function foldText(text: string): string {
  const characters = Array.from(text.toWellFormed().normalize("NFC"));
  return characters.map((character) => folds.get(character) ?? character).join("");
}

/** More of a listing is not searched: an index must be able to hold it. */
export const searchedCharacters = 300;

/** What a search for words looks at, of a listing's texts. */
export function normalizeSearchText(texts: readonly string[]): string {
  return Array.from(foldText(texts.map((text) => ` ${text}`).join("")))
    .slice(0, searchedCharacters)
    .join("");
}

/** The words of a search, folded, each once. */
export function searchWords(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/).filter(Boolean))];
}
