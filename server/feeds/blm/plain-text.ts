import { decodeHTMLStrict } from "entities";

/**
 * Converts a feed's HTML to plain text in linear time. Keeps line breaks, removes scripts, styles
 * and other tags, decodes entities, and removes control and bidirectional characters. Some software
 * encodes its HTML once more for the file: where tags remain they go too.
 */
export function toPlainText(html: string): string {
  const text = decodeHTMLStrict(stripTags(html));
  return tidyLines(knownTag.test(text) ? decodeHTMLStrict(stripTags(text)) : text);
}

export function toPlainLine(html: string): string {
  return toPlainText(html).replaceAll(/\s+/g, " ").trim();
}

/** Each part ends at the next `<` or runs to the end, so that no text is read twice. */
const markup =
  /<!(?=--)[^]*?(?:-->|$)|<(script|style)(?:[\s/][^<>]*)?>[^]*?(?:<\/\1[^<>]*>|$)|<\/?([a-z][a-z\d]*)(?:[\s/][^<>]*)?>/gi;
const blocks = new Set("br p div li ul ol tr table h1 h2 h3 h4 h5 h6".split(" "));

/** Of HTML, so that a name in angle brackets stays. */
const knownTag =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul)(?:[\s/][^<>]*)?>/i;

function stripTags(html: string): string {
  return html.replaceAll(markup, (_whole, _hidden?: string, name?: string) =>
    name && blocks.has(name.toLowerCase()) ? "\n" : "",
  );
}

function tidyLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[\t\v\f\u00A0]/g, " ")
    .replaceAll(
      /(?!\n)\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD-\uFFFF]/gu,
      "",
    )
    .split("\n")
    .map((line) => line.replaceAll(/ {2,}/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
