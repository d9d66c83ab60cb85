/** Paths of what a page's first view loads beside its HTML. */
export interface PageParts {
  css: string[];
  /** Those that the page's script begins with; each brings others. None on a page without script. */
  modules: string[];
  fonts: string[];
  images: string[];
}

/**
 * Reads from a page as it was sent what a browser fetches for its first view: styles, script,
 * the fonts that it asks for ahead, and pictures that do not wait until somebody scrolls to them.
 * The page's script also names what it will fetch later, if at all.
 */
export function partsOf(html: string): PageParts {
  return {
    css: pathsIn(html.match(/<link [^>]*rel="stylesheet"[^>]*>/g)),
    modules: Array.from(
      html.matchAll(/import \* as route\w+ from "([^"]+)"/g),
      ([, path]) => path!,
    ),
    fonts: pathsIn(html.match(/<link [^>]*as="font"[^>]*>/g)),
    images: imagesOf(html),
  };
}

const picture = /<picture>.*?<\/picture>/gs;
const lazy = /loading="lazy"/;

function imagesOf(html: string): string[] {
  const pictures = (html.match(picture) ?? []).filter((tags) => !lazy.test(tags)).flatMap(onPhone);
  const rest = html.replaceAll(picture, "");
  const images = (rest.match(/<img [^>]*>/g) ?? []).filter((tag) => !lazy.test(tag));
  const ahead = rest.match(/<link rel="preload" as="image" href="[^>]*>/g) ?? [];
  const drawn = rest.match(/<use [^>]*>/g) ?? [];
  return [...new Set([...pictures, ...pathsIn([...images, ...ahead, ...drawn])])];
}

/** What a phone takes of a picture's sizes: 800 pixels of the format that is named first. */
function onPhone(tags: string): string[] {
  const sizes = /srcset="([^"]+)"/i.exec(tags)?.[1]?.split(", ") ?? [];
  const fit = sizes.find((size) => size.endsWith(" 800w")) ?? sizes.at(-1);
  return fit ? [fit.split(" ")[0]!] : pathsIn(tags.match(/<img [^>]*>/g));
}

/** Of this site alone: not what stands in the page itself. */
function pathsIn(tags: readonly string[] | null): string[] {
  const paths = (tags ?? []).map((tag) => /(?:src|href)="(\/[^"#]+)/.exec(tag)?.[1]);
  return [...new Set(paths.filter((path) => path !== undefined))];
}
