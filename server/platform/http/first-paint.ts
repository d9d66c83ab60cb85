import type { BuiltFile } from "./built-files.ts";
import { inlineHash, type InlineHashes, inlineHashes } from "./inline-hashes.ts";

export interface FinishedPage {
  body: Buffer<ArrayBuffer>;
  hashes: InlineHashes;
}

export interface PageVariables {
  Variables: { page?: FinishedPage };
}

interface Style {
  text: Buffer;
  hash: string;
  fonts: FontFile[];
}

type FontFile = [family?: string, source?: string, descriptors?: object];

type StyleAt = (address: string) => Style | null;

/**
 * Inlines what a page needs for first paint, its styles and icon drawings, so that a phone waits
 * for one response and the first picture. The stylesheet link stays but loads nothing: the page's
 * script reads it, and removing it removes the style (`app/start-after-paint.ts`). Pages without
 * script and unbuilt sites are unchanged.
 * @returns a function of a page as Latin-1 and its nonce, which is removed
 */
export function createFirstPaint(fileAt: BuiltFile): (page: string, nonce: string) => FinishedPage {
  const drawingsAt = memoize((address) => findIcons(fileAt(address)));
  const styleAt = memoize((address) => findStyle(fileAt(address)));
  const bareStyleAt = memoize((address) => findPlainStyle(fileAt(address)));
  return (drawn, nonce) => {
    const { page, scripts, styles } = inlineHashes(drawn, nonce);
    if (!page.includes('type="text/x-held"')) {
      return { body: Buffer.from(page, "latin1"), hashes: { scripts, styles } };
    }
    const end = page.indexOf("</head>");
    const head = page.slice(0, end);
    const body = inlineIcons(page.slice(end), drawingsAt);
    const styled = page.includes(' data-waits="')
      ? withStyles(moveFontsLast(head, bareStyleAt), bareStyleAt)
      : withStyles(head, styleAt);
    return {
      body: Buffer.concat([...styled.pieces, Buffer.from(body, "latin1")]),
      hashes: { scripts, styles: [...styles, ...styled.hashes] },
    };
  };
}

function memoize<Found>(find: (address: string) => Found): (address: string) => Found {
  const found = new Map<string, Found>();
  return (address) => {
    if (!found.has(address)) found.set(address, find(address));
    return found.get(address)!;
  };
}

const stylesheet = /(<link\b[^>]*\brel="stylesheet"[^>]*>)/g;

/** Buffers from here on: styles are two fifths of a page and always the same. */
function withStyles(head: string, styleAt: StyleAt): { pieces: Buffer[]; hashes: string[] } {
  const hashes: string[] = [];
  const pieces = head.split(stylesheet).flatMap((piece, place) => {
    const isLink = place % 2 === 1;
    const style = isLink ? styleAt(findHref(piece)) : null;
    if (style === null) return [Buffer.from(piece, "latin1")];
    hashes.push(style.hash);
    const off = piece.replace('rel="stylesheet"', 'rel="stylesheet" disabled=""');
    return [Buffer.from("<style>"), style.text, Buffer.from(`</style>${off}`)];
  });
  return { pieces, hashes };
}

function findHref(link: string): string {
  return /\bhref="([^"#]+)/.exec(link)?.[1] ?? "";
}

/**
 * Delays web fonts on pages that wait for a picture, and loads them all at once afterwards from
 * data in a `meta` element.
 */
function moveFontsLast(head: string, bareStyleAt: StyleAt): string {
  const links = head.match(stylesheet) ?? [];
  const fonts = links.flatMap((link) => bareStyleAt(findHref(link))?.fonts ?? []);
  const property = Buffer.from(JSON.stringify(fonts)).toString("latin1");
  const content = property.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const withoutFonts = head.replaceAll(/<link\b[^>]*\bas="font"[^>]*>/g, "");
  return `${withoutFonts}<meta name="letters" content="${content}">`;
}

function findStyle(text: string | null, fonts: FontFile[] = []): Style | null {
  return text === null ? null : { text: Buffer.from(text), hash: inlineHash(text), fonts };
}

/** Faces with a font file. The others are local fallbacks. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

function findPlainStyle(text: string | null): Style | null {
  if (text === null) return null;
  const fonts = Array.from(text.matchAll(fontFace), ([face]) => findFont(face));
  return findStyle(text.replaceAll(fontFace, ""), fonts);
}

function findFont(face: string): FontFile {
  const property = (name: string) => new RegExp(`[{;]\\s*${name}:\\s*([^;}]+)`).exec(face)?.[1];
  const family = property("font-family")?.replaceAll(/["']/g, "");
  return [
    family,
    property("src"),
    { weight: property("font-weight"), stretch: property("font-stretch") },
  ];
}

function inlineIcons(
  body: string,
  drawingsAt: (address: string) => ReadonlyMap<string, string>,
): string {
  const used = new Map<string, string>();
  const changed = body.replaceAll(
    /(<use\b[^>]*\bhref=")([^"#]+)#([\w-]+)(?=")/g,
    (whole, before: string, address: string, id: string) => {
      const drawing = drawingsAt(address).get(id);
      if (drawing === undefined) return whole;
      used.set(id, drawing);
      return `${before}#${id}`;
    },
  );
  const parts = [...used.values()].join("");
  if (parts === "") return body;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" hidden="">${parts}</svg>`;
  return changed.replace("</body>", () => `${sheet}</body>`);
}

function findIcons(sheet: string | null): ReadonlyMap<string, string> {
  const drawings = (sheet ?? "").matchAll(
    /<(symbol|path)\b[^>]*\bid="([\w-]+)"[^>]*?(?:\/>|>[^]*?<\/\1>)/g,
  );
  return new Map(
    Array.from(drawings, ([drawing, , id]) => [id!, Buffer.from(drawing).toString("latin1")]),
  );
}
