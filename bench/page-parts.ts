/** Paths of what a page's first view loads beside its HTML. */
export interface PageParts {
  css: string[];
  js: string[];
  fonts: string[];
  images: string[];
}

/**
 * Reads from a page as it was sent what a browser fetches for its first view: styles, scripts,
 * the fonts that it asks for ahead, and pictures that do not wait until somebody scrolls to them.
 */
export function partsOf(html: string): PageParts {
  return {
    css: unique(html.matchAll(/\/assets\/[\w.-]+\.css\b/g)),
    js: unique(html.matchAll(/\/assets\/[\w.-]+\.js\b/g)),
    fonts: unique(html.matchAll(/\/assets\/[\w.-]+\.woff2\b/g)),
    images: imagesOf(html),
  };
}

const picture = /<picture>.*?<\/picture>/gs;
const lazy = /loading="lazy"/;

function imagesOf(html: string): string[] {
  const pictures = (html.match(picture) ?? []).filter((tags) => !lazy.test(tags)).map(onPhone);
  const rest = html.replaceAll(picture, "");
  const images = (rest.match(/<img [^>]*>/g) ?? []).filter((tag) => !lazy.test(tag));
  const ahead = rest.match(/<link rel="preload" as="image" href="[^>]*>/g) ?? [];
  const drawn = rest.match(/<use [^>]*>/g) ?? [];
  const paths = [...images, ...ahead, ...drawn].map(
    (tag) => /(?:src|href)="(\/[^"#]+)/.exec(tag)?.[1],
  );
  return unique([...pictures, ...paths].filter((path) => path !== undefined));
}

/** What a phone takes of a picture's sizes: 800 pixels of the format that is named first. */
function onPhone(tags: string): string | undefined {
  const sizes = /srcset="([^"]+)"/i.exec(tags)?.[1]?.split(", ") ?? [];
  const fit = sizes.find((size) => size.endsWith(" 800w")) ?? sizes.at(-1);
  return fit?.split(" ")[0] ?? /<img src="([^"]+)"/.exec(tags)?.[1];
}

function unique(found: Iterable<string | RegExpMatchArray>): string[] {
  return [...new Set(Array.from(found, (one) => (typeof one === "string" ? one : one[0])))];
}
