import { type Context, Hono } from "hono";
import type { ListedPage } from "../../../domain/site/page-handle.ts";
import type { AppContext } from "../../app-context.ts";
import { newsFeeds } from "./news-feeds.ts";
import { getRequestOrigin } from "../../platform/http/request-origin.ts";
import { sitemaps } from "./sitemaps.ts";
import { agency } from "../../../domain/agency/agency.ts";
import { propertyTypes } from "../../../domain/listings/facts/plain-facts.ts";
import { cities } from "../../places/gazetteer/cities.ts";

export function discovery(appContext: AppContext, pages: readonly ListedPage[]): Hono {
  const getOrigin = (context: Context) => getRequestOrigin(context.req.raw, appContext.config);
  const app = new Hono();
  const respondWithText = (path: string, body: (origin: string) => string) =>
    app.get(path, (context) => context.text(body(getOrigin(context))));
  respondWithText("/robots.txt", createRobotsText);
  respondWithText("/llms.txt", (origin) => createLlmsText(origin, pages));
  app.route("/", sitemaps(appContext, pages, getOrigin));
  app.route("/", newsFeeds(appContext, getOrigin));
  return app;
}

/** What of the API anybody may read: homes, and how to call it. `llms.txt` leads there. */
const readable = {
  description: "/api/openapi.json",
  search: "/api/properties",
  home: "/api/listing/",
};

/** Allows everything except the API, of which homes and description stay readable (RFC 9309). */
function createRobotsText(origin: string): string {
  return `User-agent: *
${Object.values(readable)
  .map((path) => `Allow: ${path}`)
  .join("\n")}
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * Describes the site for language models (llmstxt.org).
 * @param origin `https://www.example.com`
 */
function createLlmsText(origin: string, pages: readonly ListedPage[]): string {
  const formatLink = ({ path, name }: ListedPage) => `- [${name}](${origin}${path})`;
  const towns = cities.map(({ name }) => name).join(", ");
  return `# ${agency.name}

> ${agency.name} is a lettings and property-management agency in the UK. This site shows its homes to rent in and around ${towns}, takes renters’ questions and viewing requests, and tells landlords what its services cost.

Rents are in pounds per calendar month (pcm). Each home shows whether it is available or let agreed. One that is let agreed may still be withdrawn or come back on the market. What a renter must be told (council tax band, energy rating, deposit, heating, parking and more) is on each home’s page. “Ask us” there means we don’t know yet. Nothing can be booked or paid for without a person.

## Pages

${pages
  .filter(({ main }) => main)
  .map(formatLink)
  .join("\n")}

## Homes as data

- [Search](${origin}${readable.search}): homes as JSON, up to 100 per call. Parameters: \`area\`, \`rentmin\`, \`rentmax\`, \`bedsmin\`, \`bedsmax\`, \`bathmin\`, \`propType\` (${propertyTypes.join(", ")}), \`furnishing\` (Furnished, Unfurnished), \`features\`, \`availablefrom\` (YYYY-MM-DD), \`sort\` (newest, rent-asc, rent-desc), \`offset\`, \`limit\`
- [Every call](${origin}${readable.description}) as an OpenAPI document
- One home as JSON: ${origin}${readable.home}{id}; its page: ${origin}/property/{id}
- The homes of an area: ${origin}/flats-to-rent/{area}, such as ${origin}/flats-to-rent/london
- [New homes as RSS](${origin}/properties/rss.xml); of one area: ${origin}/flats-to-rent/{area}/rss.xml
- [Every page](${origin}/sitemap.xml)

## Optional

${pages
  .filter(({ main }) => !main)
  .map(formatLink)
  .join("\n")}
`;
}
