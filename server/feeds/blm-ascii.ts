/** What has a usual spelling in ASCII that decomposing does not give. */
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
 * A text on one line in printable ASCII without BLM's delimiters, spelt as near to it as ASCII
 * allows: `£1,200 – café` is `GBP 1,200 - cafe`.
 */
export function toAsciiLine(text: string): string {
  return text
    .replaceAll("£", "GBP ")
    .replaceAll(/[^\x20-\x7E]/gu, (sign) => spellings[sign] ?? sign)
    .normalize("NFKD")
    .replaceAll(/[^\x20-\x7E]/gu, (sign) => spellings[sign] ?? (/\s/.test(sign) ? " " : ""))
    .replaceAll("^", "")
    .replaceAll("~", "-")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

/** The same without quotes of any kind, with which Rightmove refuses some fields. */
export function toUnquotedLine(text: string): string {
  return toAsciiLine(text).replaceAll(/["'`]/g, "");
}

/** A text as HTML in ASCII: nothing is lost, its line breaks stay. */
export function toAsciiHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[^\n\x20-\x7D]|\^/gu, (sign) => `&#${sign.codePointAt(0)};`)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
