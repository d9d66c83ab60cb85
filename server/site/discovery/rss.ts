import { getPhotos, type PublicListing } from "../../../domain/listings/listing.ts";
import { formatListingTitle } from "../../../domain/listings/listing-title.ts";
import { escapeXml } from "../../platform/http/xml.ts";

export interface Channel {
  title: string;
  description: string;
  page: string;
  self: string;
}

/**
 * Renders listings as RSS 2.0 in the given order, with the first photo as Media RSS.
 * @param origin `https://www.example.com`
 */
export function formatRss(
  channel: Channel,
  homes: readonly PublicListing[],
  origin: string,
): string {
  const { title, description, page, self } = channel;
  const newest = homes[0] ? formatElement("lastBuildDate", formatRfc822(homes[0].listedAt)) : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${formatElement("title", title)}${formatElement("link", page)}${formatElement("description", description)}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${formatElement("language", "en-gb")}${formatElement("ttl", "60")}${newest}
${homes.map((home) => formatItem(home, origin)).join("\n")}
</channel>
</rss>
`;
}

function formatItem(home: PublicListing, origin: string): string {
  const url = `${origin}/property/${home.id}`;
  const [cover] = getPhotos(home);
  const size =
    cover?.width && cover.height ? ` width="${cover.width}" height="${cover.height}"` : "";
  const picture = cover
    ? `<media:content url="${escapeXml(new URL(cover.url, origin).href)}" medium="image"${size}/>`
    : "";
  const parts = [
    formatElement("title", formatListingTitle(home)),
    formatElement("link", url),
    formatElement("guid", url),
    formatElement("pubDate", formatRfc822(home.listedAt)),
    formatElement("category", home.area),
    formatElement("description", home.shortDescription),
    picture,
  ];
  return `<item>${parts.join("")}</item>`;
}

function formatElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function formatRfc822(moment: string): string {
  return new Date(moment).toUTCString();
}
