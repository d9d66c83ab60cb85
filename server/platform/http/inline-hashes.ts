import { createHash } from "node:crypto";

/** In CSP syntax: `'sha256-...'`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * Collects CSP hashes of a page's inline scripts and styles. Only elements with the page's nonce
 * count, so injected ones don't.
 * @param page as Latin-1
 * @returns the hashes, and the page without the nonce, so that its bytes are stable
 */
export function inlineHashes(page: string, nonce: string): InlineHashes & { page: string } {
  const mark = ` nonce="${nonce}"`;
  const own = Array.from(page.matchAll(/<(script|style)\b[^>]*>/g)).filter(([tag]) =>
    tag.includes(mark),
  );
  const hashInline = (kind: string) => {
    const texts = own
      .filter((element) => element[1] === kind)
      .map((element) => findScriptText(page, element));
    return [...new Set(texts.filter((text) => text !== ""))].map((text) =>
      inlineHash(text, "latin1"),
    );
  };
  return {
    scripts: hashInline("script"),
    styles: hashInline("style"),
    page: page.replaceAll(mark, ""),
  };
}

function findScriptText(page: string, { 0: tag, 1: kind, index }: RegExpExecArray): string {
  const start = index + tag.length;
  return page.slice(start, page.indexOf(`</${kind}>`, start));
}

export function inlineHash(text: string, encoding: "utf8" | "latin1" = "utf8"): string {
  return `'sha256-${createHash("sha256").update(text, encoding).digest("base64")}'`;
}
