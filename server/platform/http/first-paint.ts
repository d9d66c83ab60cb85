import type { BuiltFile } from "./built-files.ts";
import { inlineHash, type InlineHashes, inlineHashes } from "./inline-hashes.ts";

/** A page as it is sent, and what of it a policy must allow. */
export interface FinishedPage {
  body: Buffer<ArrayBuffer>;
  hashes: InlineHashes;
}

/** Of a request. */
export interface PageVariables {
  /** The page that is answered, if it is one. */
  Variables: { page?: FinishedPage };
}

/** A style of the build. */
interface Style {
  text: Buffer;
  hash: string;
  /** What was left out of the text. */
  letters: FontFile[];
}

/** What `FontFace` takes. */
type FontFile = [family?: string, source?: string, descriptors?: object];

type StyleAt = (address: string) => Style | null;

/**
 * Puts into a page what its first paint needs, so that a phone waits for one answer and the first
 * picture: the styles, and the drawings of its icons. The link behind a style stays, but fetches
 * nothing: by it the page's script knows what is there, and as it goes the style goes with it
 * (`app/start-after-paint.ts`). A page without script, and one of an unbuilt site, gets nothing.
 * @returns a function of a page, its bytes as Latin-1, and the nonce with which it was drawn, which
 * it loses
 */
export function firstPaint(fileAt: BuiltFile): (page: string, nonce: string) => FinishedPage {
  const drawingsAt = kept((address) => findIcons(fileAt(address)));
  const styleAt = kept((address) => findStyle(fileAt(address)));
  const bareStyleAt = kept((address) => findPlainStyle(fileAt(address)));
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

/** What a built file comes to never changes while the build runs. */
function kept<Found>(find: (address: string) => Found): (address: string) => Found {
  const found = new Map<string, Found>();
  return (address) => {
    if (!found.has(address)) found.set(address, find(address));
    return found.get(address)!;
  };
}

const stylesheet = /(<link\b[^>]*\brel="stylesheet"[^>]*>)/g;

/** As bytes from here on: the styles are two fifths of a page, and always the same. */
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
 * For a page where all else waits for a picture: its letters come after that too, all at once. What
 * makes them stands in a `meta`.
 */
function moveFontsLast(head: string, bareStyleAt: StyleAt): string {
  const links = head.match(stylesheet) ?? [];
  const letters = links.flatMap((link) => bareStyleAt(findHref(link))?.letters ?? []);
  const told = Buffer.from(JSON.stringify(letters)).toString("latin1");
  const content = told.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const withoutFonts = head.replaceAll(/<link\b[^>]*\bas="font"[^>]*>/g, "");
  return `${withoutFonts}<meta name="letters" content="${content}">`;
}

function findStyle(text: string | null, letters: FontFile[] = []): Style | null {
  return text === null ? null : { text: Buffer.from(text), hash: inlineHash(text), letters };
}

/** A face with a file of its own: the others stand in for it. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

function findPlainStyle(text: string | null): Style | null {
  if (text === null) return null;
  const letters = Array.from(text.matchAll(fontFace), ([face]) => findFont(face));
  return findStyle(text.replaceAll(fontFace, ""), letters);
}

function findFont(face: string): FontFile {
  const told = (name: string) => new RegExp(`[{;]\\s*${name}:\\s*([^;}]+)`).exec(face)?.[1];
  const family = told("font-family")?.replaceAll(/["']/g, "");
  return [family, told("src"), { weight: told("font-weight"), stretch: told("font-stretch") }];
}

/** Each drawing that the page uses goes into the page once, with the id that it has in its file. */
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

/** The symbols and paths of a sheet of drawings, by id: the sheets hold them side by side. */
function findIcons(sheet: string | null): ReadonlyMap<string, string> {
  const drawings = (sheet ?? "").matchAll(
    /<(symbol|path)\b[^>]*\bid="([\w-]+)"[^>]*?(?:\/>|>[^]*?<\/\1>)/g,
  );
  return new Map(
    Array.from(drawings, ([drawing, , id]) => [id!, Buffer.from(drawing).toString("latin1")]),
  );
}
