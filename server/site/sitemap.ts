import { xmlText } from "../platform/http/xml.ts";

/** Most addresses in one file; the protocol allows 50,000, and 50 MB. */
export const sitemapSize = 5000;

export interface SitemapEntry {
  /** Full addresses. */
  url: string;
  changed?: Date;
  images?: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageProtocol = "http://www.google.com/schemas/sitemap-image/1.1";

/** A sitemap (sitemaps.org, protocol 0.9) with Google's images. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const body = entries.map(entryXml).join("");
  return `${declaration}<urlset xmlns="${protocol}" xmlns:image="${imageProtocol}">\n${body}</urlset>\n`;
}

function entryXml({ url, changed, images = [] }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  const pictures = images
    .map((image) => `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`)
    .join("");
  return `<url><loc>${xmlText(url)}</loc>${lastmod}${pictures}</url>\n`;
}

/** The list of all sitemaps of a site, by their full addresses. */
export function sitemapIndex(urls: readonly string[]): string {
  const body = urls.map((url) => `<sitemap><loc>${xmlText(url)}</loc></sitemap>\n`).join("");
  return `${declaration}<sitemapindex xmlns="${protocol}">\n${body}</sitemapindex>\n`;
}
