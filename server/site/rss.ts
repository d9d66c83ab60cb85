import { getPhotos, type PublicListing } from "../../domain/listings/listing.ts";
import { listingTitle } from "../../domain/listings/listing-title.ts";
import { xmlText } from "../platform/http/xml.ts";

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
  const newest = homes[0] ? element("lastBuildDate", rfc822(homes[0].listedAt)) : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element("title", title)}${element("link", page)}${element("description", description)}
<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${element("language", "en-gb")}${element("ttl", "60")}${newest}
${homes.map((home) => item(home, origin)).join("\n")}
</channel>
</rss>
`;
}

function item(home: PublicListing, origin: string): string {
  const url = `${origin}/property/${home.id}`;
  const [cover] = getPhotos(home);
  const size =
    cover?.width && cover.height ? ` width="${cover.width}" height="${cover.height}"` : "";
  const picture = cover
    ? `<media:content url="${xmlText(new URL(cover.url, origin).href)}" medium="image"${size}/>`
    : "";
  const parts = [
    element("title", listingTitle(home)),
    element("link", url),
    element("guid", url),
    element("pubDate", rfc822(home.listedAt)),
    element("category", home.area),
    element("description", home.shortDescription),
    picture,
  ];
  return `<item>${parts.join("")}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}
