import { type Context, Hono } from "hono";
import type { ListedPage } from "../../domain/site/page-handle.ts";
import { llmsText } from "./llms-text.ts";
import type { AppContext } from "../app-context.ts";
import { newsFeeds } from "./news-feeds.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import { sitemaps } from "./sitemaps.ts";

export function discovery(appContext: AppContext, pages: readonly ListedPage[]): Hono {
  const originOf = (context: Context) => getRequestOrigin(context.req.raw, appContext.config);
  const app = new Hono();
  const text = (path: string, body: (origin: string) => string) =>
    app.get(path, (context) => context.text(body(originOf(context))));
  text("/robots.txt", robotsText);
  text("/llms.txt", (origin) => llmsText(origin, pages));
  app.route("/", sitemaps(appContext, pages, originOf));
  app.route("/", newsFeeds(appContext, originOf));
  return app;
}

/** Allows everything except the API, of which the OpenAPI document stays readable (RFC 9309). */
function robotsText(origin: string): string {
  return `User-agent: *
Allow: /api/openapi.json
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
