import { createHash } from "node:crypto";

/**
 * Replaces the nonce of a rendered page by the CSP hashes of its inline scripts, so that a cache
 * may give the same page to everybody. Only scripts with the page's nonce count: an injected one
 * has none.
 * @returns the page without the nonce, and the hashes as CSP sources: `'sha256-...'`
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
): { html: string; scriptHashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = Array.from(html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    .filter(([, attributes, text]) => attributes?.includes(mark) && text !== "")
    .map(([, , text]) => text!);
  return {
    html: html.replaceAll(mark, ""),
    scriptHashes: [...new Set(scripts)].map(
      (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    ),
  };
}
