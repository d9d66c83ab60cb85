import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Area } from "../../../domain/places/area.ts";
import type { ListedPage } from "../../../domain/site/page-handle.ts";
import {
  findAreasWithHomes,
  countAvailable,
  findSitemapHomes,
} from "../../search/sitemap-homes.ts";
import { createSitemap, createSitemapIndex, sitemapSize } from "./sitemap.ts";
import { areas } from "../../places/gazetteer/areas.ts";
import type { AppContext } from "../../app-context.ts";

const hour = 3_600_000;

export function sitemaps(
  { database, now }: Pick<AppContext, "database" | "now">,
  pages: readonly ListedPage[],
  getOrigin: (context: Context) => string,
): Hono {
  const { read } = database;
  const cache = new LRUCache<"areas", Area[]>({
    max: 1,
    ttl: hour,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const app = new Hono();

  app.get("/sitemap.xml", async (context) => {
    const files = Math.ceil((await read(countAvailable)) / sitemapSize);
    const homes = Array.from({ length: files }, (_, index) => `homes-${index + 1}`);
    const buildUrl = (name: string) => `${getOrigin(context)}/sitemap-${name}.xml`;
    return respondWithXml(context, createSitemapIndex(["pages", "areas", ...homes].map(buildUrl)));
  });
  app.get("/sitemap-pages.xml", (context) => {
    const entries = pages.map(({ path }) => ({ url: getOrigin(context) + path }));
    return respondWithXml(context, createSitemap(entries));
  });
  app.get("/sitemap-areas.xml", async (context) => {
    let lively = cache.get("areas");
    if (lively === undefined) {
      lively = await read((db) => findAreasWithHomes(db, areas));
      cache.set("areas", lively);
    }
    const start = `${getOrigin(context)}/flats-to-rent/`;
    return respondWithXml(
      context,
      createSitemap(lively.map(({ slug }) => ({ url: start + slug }))),
    );
  });
  app.get("/:file{sitemap-homes-[1-9]\\d{0,3}\\.xml}", async (context, next) => {
    const place = Number(/\d+/.exec(context.req.param("file"))?.[0]) - 1;
    const page = { offset: place * sitemapSize, limit: sitemapSize };
    const homes = await read((db) => findSitemapHomes(db, page));
    if (homes.length === 0) return next();
    const origin = getOrigin(context);
    const entries = homes.map(({ id, changed, photos }) => ({
      url: `${origin}/property/${id}`,
      changed,
      images: photos.map((photo) => new URL(photo, origin).href),
    }));
    return respondWithXml(context, createSitemap(entries));
  });
  return app;
}

function respondWithXml(context: Context, body: string): Response {
  return context.body(body, 200, { "Content-Type": "application/xml; charset=utf-8" });
}
