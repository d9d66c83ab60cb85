export interface PageParts {
  css: string[];
  /** Entry modules of the page's script, which import others. Empty on a page without script. */
  modules: string[];
  fonts: string[];
  images: string[];
}

/** Finds styles, entry modules, preloaded fonts and non-lazy pictures of the first view. */
export function listPageParts(html: string): PageParts {
  return {
    css: listPaths(html.match(/<link [^>]*rel="stylesheet"[^>]*>/g)),
    modules: Array.from(
      html.matchAll(/import \* as route\w+ from "([^"]+)"/g),
      ([, path]) => path!,
    ),
    fonts: listPaths(html.match(/<link [^>]*as="font"[^>]*>/g)),
    images: listImages(html),
  };
}

const picture = /<picture>.*?<\/picture>/gs;
const lazy = /loading="lazy"/;

function listImages(html: string): string[] {
  const pictures = (html.match(picture) ?? [])
    .filter((tags) => !lazy.test(tags))
    .flatMap(selectPhoneSource);
  const rest = html.replaceAll(picture, "");
  const images = (rest.match(/<img [^>]*>/g) ?? []).filter((tag) => !lazy.test(tag));
  const ahead = rest.match(/<link rel="preload" as="image" href="[^>]*>/g) ?? [];
  const drawn = rest.match(/<use [^>]*>/g) ?? [];
  return [...new Set([...pictures, ...listPaths([...images, ...ahead, ...drawn])])];
}

function selectPhoneSource(tags: string): string[] {
  const sizes = /srcset="([^"]+)"/i.exec(tags)?.[1]?.split(", ") ?? [];
  const fit = sizes.find((size) => size.endsWith(" 800w")) ?? sizes.at(-1);
  return fit ? [fit.split(" ")[0]!] : listPaths(tags.match(/<img [^>]*>/g));
}

function listPaths(tags: readonly string[] | null): string[] {
  const paths = (tags ?? []).map((tag) => /(?:src|href)="(\/[^"#]+)/.exec(tag)?.[1]);
  return [...new Set(paths.filter((path) => path !== undefined))];
}
