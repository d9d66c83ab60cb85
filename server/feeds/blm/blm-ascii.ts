/** ASCII spellings that Unicode decomposition does not give. */
const spellings: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
  "−": "-",
  "•": "-",
  "·": "-",
  "×": "x",
  "⁄": "/",
  "°": " deg",
  "€": "EUR ",
  "£": "GBP ",
  "«": '"',
  "»": '"',
  "‹": "'",
  "›": "'",
  "′": "'",
  "″": '"',
  "←": "<-",
  "→": "->",
  "©": "(c)",
  "®": "(R)",
  ß: "ss",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ħ: "h",
  Ħ: "H",
  ı: "i",
  ŋ: "ng",
  Ŋ: "Ng",
  ŧ: "t",
  Ŧ: "T",
  ĸ: "k",
  ẞ: "SS",
};

/** `101½` is 101 and a half: side by side in ASCII it would read 1011 halves. */
const gluedFraction = /(?<=\d)(?=[¼-¾⅐-⅞↉])/g;

/**
 * Transliterates a text to one line of printable ASCII without BLM's delimiters: `£1,200 – café`
 * becomes `GBP 1,200 - cafe`.
 */
export function toAsciiLine(text: string): string {
  return text
    .replaceAll(gluedFraction, " ")
    .replaceAll(/[^\x20-\x7E]/gu, (character) => spellings[character] ?? character)
    .normalize("NFKD")
    .replaceAll(
      /[^\x20-\x7E]/gu,
      (character) => spellings[character] ?? (/\s/.test(character) ? " " : ""),
    )
    .replaceAll("^", "")
    .replaceAll("~", "-")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** What can be seen: no spaces, and none of the marks and signs that only shape what stands beside them. */
const isSeen = /[^\s\p{M}\p{Cc}\p{Cf}]/u;

/** Characters of a text, each once, for which `toAsciiLine` has nothing. */
export function listLostCharacters(text: string): string[] {
  if (/^[\n\x20-\x5D\x5F-\x7E]*$/.test(text)) return [];
  const seen = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const lost = seen.filter((one) => isSeen.test(one) && toAsciiLine(one) === "");
  return [...new Set(lost)];
}

/** Also removes quotes, which Rightmove rejects in some fields. */
export function toUnquotedLine(text: string): string {
  return toAsciiLine(text).replaceAll(/["'`]/g, "");
}

/** Converts a text to HTML in ASCII without loss, keeping line breaks. */
export function toAsciiHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[^\n\x20-\x7D]|\^/gu, (character) => `&#${character.codePointAt(0)};`)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
