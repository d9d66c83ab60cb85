import type { BuiltFile } from "./built-files.ts";

/**
 * Puts into a page what its first paint needs, so that a phone waits for one answer and the first
 * picture: the styles, and the drawings of its icons. The stylesheets themselves are held until the
 * page has been painted, as the script is (`app/start-after-paint.ts`); from then on they stand in
 * for what was put in. A page without script, and one of an unbuilt site, stays as it is.
 * @param nonce marks what we put in as ours
 */
export function withFirstPaint(page: string, nonce: string, fileAt: BuiltFile): string {
  if (!page.includes('type="text/x-held"')) return page;
  return withDrawings(withStyles(page, nonce, fileAt), fileAt);
}

function withStyles(page: string, nonce: string, fileAt: BuiltFile): string {
  return page.replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    const held = link.replace('rel="stylesheet"', 'rel="x-held"');
    if (link.includes("data-late")) return held;
    const style = fileAt(/\bhref="([^"#]+)/.exec(link)?.[1] ?? "");
    return style === null ? link : `<style nonce="${nonce}">${style}</style>${held}`;
  });
}

/** Each drawing that the page uses goes into the page once, with the id that it has in its file. */
function withDrawings(page: string, fileAt: BuiltFile): string {
  const drawings = new Map<string, string>();
  const changed = page.replaceAll(
    /(<use\b[^>]*\bhref=")([^"#]+)#([\w-]+)(?=")/g,
    (whole, before: string, address: string, id: string) => {
      const drawing = drawings.get(id) ?? partOf(fileAt(address), id);
      if (drawing === null) return whole;
      drawings.set(id, drawing);
      return `${before}#${id}`;
    },
  );
  const parts = [...drawings.values()].join("");
  if (parts === "") return page;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" hidden="">${parts}</svg>`;
  return changed.replace("</body>", () => `${sheet}</body>`);
}

/** A symbol or a path of a sheet of drawings: the sheets hold them side by side. */
function partOf(sheet: string | null, id: string): string | null {
  const pattern = new RegExp(`<(symbol|path)\\b[^>]*\\bid="${id}"[^>]*?(?:/>|>[^]*?</\\1>)`);
  return (sheet && pattern.exec(sheet)?.[0]) ?? null;
}
