import type { BuiltFile } from "./built-files.ts";

/**
 * Puts into a page what its first paint needs, so that a phone waits for one answer and the first
 * picture: the styles, and the drawings of its icons. The link behind a style stays, but fetches
 * nothing: by it the page's script knows what is there, and as it goes the style goes with it
 * (`app/start-after-paint.ts`). A page without script, and one of an unbuilt site, stays as it is.
 * @param nonce marks what we put in as ours
 */
export function withFirstPaint(page: string, nonce: string, fileAt: BuiltFile): string {
  if (!page.includes('type="text/x-held"')) return page;
  const drawn = withDrawings(page, fileAt);
  return drawn.includes(' data-waits="')
    ? withLettersLast(drawn, nonce, fileAt)
    : withStyles(drawn, nonce, fileAt);
}

function withStyles(page: string, nonce: string, styleAt: BuiltFile): string {
  return page.replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    const style = styleAt(/\bhref="([^"#]+)/.exec(link)?.[1] ?? "");
    if (style === null) return link;
    const off = link.replace('rel="stylesheet"', 'rel="stylesheet" disabled=""');
    return `<style nonce="${nonce}">${style}</style>${off}`;
  });
}

/** A face with a file of its own: the others stand in for it. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * With styles, for a page where all else waits for a picture: its letters come after that too, all at
 * once. What `FontFace` takes to make them stands in a `meta`.
 */
function withLettersLast(page: string, nonce: string, fileAt: BuiltFile): string {
  const letters: unknown[] = [];
  const withoutLetters: BuiltFile = (address) =>
    fileAt(address)?.replaceAll(fontFace, (face) => {
      letters.push(letterOf(face));
      return "";
    }) ?? null;
  const styled = withStyles(page, nonce, withoutLetters);
  const content = JSON.stringify(letters).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return styled
    .replaceAll(/<link\b[^>]*\bas="font"[^>]*>/g, "")
    .replace("</head>", () => `<meta name="letters" content="${content}"></head>`);
}

function letterOf(face: string): [family?: string, source?: string, descriptors?: object] {
  const told = (name: string) => new RegExp(`[{;]\\s*${name}:\\s*([^;}]+)`).exec(face)?.[1];
  const family = told("font-family")?.replaceAll(/["']/g, "");
  return [family, told("src"), { weight: told("font-weight"), stretch: told("font-stretch") }];
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
