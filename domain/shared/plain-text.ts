/**
 * Converts a feed's HTML to plain text in linear time. Keeps line breaks, removes scripts, styles
 * and other tags, decodes entities once, and removes control and bidirectional characters.
 */
export function toPlainText(html: string): string {
  return tidyLines(decodeEntities(stripTags(html)));
}

export function toPlainLine(html: string): string {
  return toPlainText(html).replaceAll(/\s+/g, " ").trim();
}

/** Truncates to `max` characters with an ellipsis, at a word boundary if possible. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max);
  const space = room.lastIndexOf(" ", max - 1);
  const end = space > max / 2 ? space : max - 1;
  return `${text.slice(0, end).replace(/[\s,;:.–-]{1,20}$|[\uD800-\uDBFF]$/, "")}…`;
}

const tag = /<(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/iy;
const blocks = new Set("br p div li ul ol tr table h1 h2 h3 h4 h5 h6".split(" "));
const hidden = new Set(["script", "style"]);

function stripTags(html: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (let open = html.indexOf("<"); open >= 0; open = html.indexOf("<", at)) {
    pieces.push(html.slice(at, open));
    if (html.startsWith("<!--", open)) {
      const end = html.indexOf("-->", open);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    tag.lastIndex = open;
    const [whole = "", slash, spelt = ""] = tag.exec(html) ?? [];
    const name = spelt.toLowerCase();
    if (whole === "") pieces.push("<");
    else if (blocks.has(name)) pieces.push("\n");
    at = open + (whole.length || 1);
    if (hidden.has(name) && !slash) at = findEnd(name, html, at);
  }
  return pieces.join("") + html.slice(at);
}

function findEnd(name: string, html: string, from: number): number {
  const close = new RegExp(`</${name}[^<>]*>`, "gi");
  close.lastIndex = from;
  return close.test(html) ? close.lastIndex : html.length;
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  pound: "£",
  euro: "€",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  deg: "°",
  sup2: "²",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  times: "×",
  copy: "©",
  reg: "®",
  trade: "™",
  eacute: "é",
  egrave: "è",
  ccedil: "ç",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
};
const windows1252 = new TextDecoder("windows-1252");

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return named[name] ?? named[name.toLowerCase()] ?? whole;
      return decodeCharacter(decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16));
    },
  );
}

/** As in HTML, 128 to 159 mean Windows-1252. Invalid code points are removed. */
function decodeCharacter(code: number): string {
  if (code >= 0x80 && code < 0xa0) return windows1252.decode(Uint8Array.of(code));
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return "";
  return String.fromCodePoint(code);
}

function tidyLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[\t\v\f\u00A0]/g, " ")
    .replaceAll(
      /(?!\n)\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/gu,
      "",
    )
    .split("\n")
    .map((line) => line.replaceAll(/ {2,}/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
