import { createHash } from "node:crypto";

/** As a policy names them: `'sha256-...'`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * What a page may run and look like though it stands in the page itself. A script or a
 * style counts only if it carries the nonce that the page was drawn with: one that somebody got into
 * a text does not.
 * @returns the hashes, and the page without the nonce: its bytes are the same each time
 */
export function inlineHashes(page: string, nonce: string): InlineHashes & { page: string } {
  const mark = ` nonce="${nonce}"`;
  const own = (elements: RegExp) =>
    Array.from(page.matchAll(elements)).filter(([, attributes = ""]) => attributes.includes(mark));
  const texts = (elements: RegExp) => own(elements).map(([, , text = ""]) => text);
  return {
    scripts: hashesOf(texts(/<script\b([^>]*)>([^]*?)<\/script>/g)),
    styles: hashesOf(texts(/<style\b([^>]*)>([^]*?)<\/style>/g)),
    page: page.replaceAll(mark, ""),
  };
}

function hashesOf(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ""))].map(inlineHash);
}

/** Of the text of a script or a style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
