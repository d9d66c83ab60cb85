import sanitizeHtml from "sanitize-html";

/** Longer HTML is not kept: its text is. */
const longestHtml = 1_000_000;

/**
 * Keeps the text, lists, tables and links of a mail. Nothing that is left runs, loads, styles or
 * submits anything: no script, picture, frame, form, style or attribute but a link's.
 */
export function sanitiseMailHtml(html: string): string | null {
  if (html.length > longestHtml) return null;
  const clean = sanitizeHtml(html, {
    allowedTags: [...blocks, ...phrases, "a"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "head", "xml"],
    nestingLimit: 40,
    enforceHtmlBoundary: false,
    transformTags: { a: addRel },
  });
  return clean.trim() === "" ? null : clean.trim();
}

const blocks =
  "p div br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table thead tbody tfoot tr td th caption".split(
    " ",
  );
const phrases = "b strong i em u s sub sup code small span".split(" ");

/** The sender must not learn who opened the link, nor reach the office's page. */
function addRel(tagName: string, attribs: Record<string, string>) {
  return { tagName, attribs: { ...attribs, rel: "noopener noreferrer nofollow" } };
}
