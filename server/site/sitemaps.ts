import { type Context, Hono } from "hono";
import type { Area } from "../../domain/places/area.ts";
import type { ListedPage } from "../../domain/site/page-handle.ts";
import { findAreasWithHomes, countAvailable, sitemapHomes } from "../search/sitemap-homes.ts";
import { sitemap, sitemapIndex, sitemapSize } from "./sitemap.ts";
import { areas } from "../places/areas.ts";
import { expiringCache } from "../platform/http/expiring-cache.ts";
import type { AppContext } from "../app-context.ts";

const hour = 3_600_000;

export function sitemaps(
  { database, now }: Pick<AppContext, "database" | "now">,
  pages: readonly ListedPage[],
  originOf: (context: Context) => string,
): Hono {
  const { read } = database;
  const kept = expiringCache<Area[]>({ most: 1, milliseconds: hour }, now);
  const app = new Hono();

  app.get("/sitemap.xml", async (context) => {
    const files = Math.ceil((await read(countAvailable)) / sitemapSize);
    const homes = Array.from({ length: files }, (_, index) => `homes-${index + 1}`);
    const urlOf = (name: string) => `${originOf(context)}/sitemap-${name}.xml`;
    return xml(context, sitemapIndex(["pages", "areas", ...homes].map(urlOf)));
  });
  app.get("/sitemap-pages.xml", (context) => {
    const entries = pages.map(({ path }) => ({ url: originOf(context) + path }));
    return xml(context, sitemap(entries));
  });
  app.get("/sitemap-areas.xml", async (context) => {
    const lively = kept.get("areas") ?? (await read((db) => findAreasWithHomes(db, areas)));
    kept.set("areas", lively);
    const start = `${originOf(context)}/flats-to-rent/`;
    return xml(context, sitemap(lively.map(({ slug }) => ({ url: start + slug }))));
  });
  app.get("/:file{sitemap-homes-[1-9]\\d{0,3}\\.xml}", async (context, next) => {
    const place = Number(/\d+/.exec(context.req.param("file"))?.[0]) - 1;
    const page = { offset: place * sitemapSize, limit: sitemapSize };
    const homes = await read((db) => sitemapHomes(db, page));
    if (homes.length === 0) return next();
    const origin = originOf(context);
    const entries = homes.map(({ id, changed, photos }) => ({
      url: `${origin}/property/${id}`,
      changed,
      images: photos.map((photo) => new URL(photo, origin).href),
    }));
    return xml(context, sitemap(entries));
  });
  return app;
}

function xml(context: Context, body: string): Response {
  return context.body(body, 200, { "Content-Type": "application/xml; charset=utf-8" });
}
