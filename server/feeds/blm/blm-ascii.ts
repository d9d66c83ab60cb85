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
  ß: "ss",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ł: "l",
  Ł: "L",
};

/**
 * Transliterates a text to one line of printable ASCII without BLM's delimiters: `£1,200 – café`
 * becomes `GBP 1,200 - cafe`.
 */
export function toAsciiLine(text: string): string {
  return text
    .replaceAll("£", "GBP ")
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
