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
 * @param page its bytes as Latin-1
 * @returns the hashes, and the page without the nonce: its bytes are the same each time
 */
export function inlineHashes(page: string, nonce: string): InlineHashes & { page: string } {
  const mark = ` nonce="${nonce}"`;
  const own = Array.from(page.matchAll(/<(script|style)\b[^>]*>/g)).filter(([tag]) =>
    tag.includes(mark),
  );
  const hashes = (kind: string) => {
    const texts = own
      .filter((element) => element[1] === kind)
      .map((element) => findScriptText(page, element));
    return [...new Set(texts.filter((text) => text !== ""))].map((text) =>
      inlineHash(text, "latin1"),
    );
  };
  return { scripts: hashes("script"), styles: hashes("style"), page: page.replaceAll(mark, "") };
}

function findScriptText(page: string, { 0: tag, 1: kind, index }: RegExpExecArray): string {
  const start = index + tag.length;
  return page.slice(start, page.indexOf(`</${kind}>`, start));
}

/** Of the text of a script or a style. */
export function inlineHash(text: string, encoding: "utf8" | "latin1" = "utf8"): string {
  return `'sha256-${createHash("sha256").update(text, encoding).digest("base64")}'`;
}
