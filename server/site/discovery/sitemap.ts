import { escapeXml } from "../../platform/http/xml.ts";

/** URLs per file. The protocol allows 50,000, and 50 MB. */
export const sitemapSize = 5000;

export interface SitemapEntry {
  url: string;
  changed?: Date;
  images?: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageProtocol = "http://www.google.com/schemas/sitemap-image/1.1";

export function createSitemap(entries: readonly SitemapEntry[]): string {
  const body = entries.map(formatEntry).join("");
  return `${declaration}<urlset xmlns="${protocol}" xmlns:image="${imageProtocol}">\n${body}</urlset>\n`;
}

function formatEntry({ url, changed, images = [] }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  const pictures = images
    .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
    .join("");
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}${pictures}</url>\n`;
}

export function createSitemapIndex(urls: readonly string[]): string {
  const body = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`).join("");
  return `${declaration}<sitemapindex xmlns="${protocol}">\n${body}</sitemapindex>\n`;
}
