import { type Context, Hono } from "hono";
import { agency } from "../../../domain/agency/agency.ts";
import type { Area } from "../../../domain/places/area.ts";
import { emptyFilter } from "../../../domain/search/search.ts";
import { formatRss } from "./rss.ts";
import { findArea } from "../../places/gazetteer/areas.ts";
import type { AppContext } from "../../app-context.ts";
import { searchListings } from "../../search/search-homes.ts";

const newsLength = 50;

export function newsFeeds(appContext: AppContext, originOf: (context: Context) => string): Hono {
  const loadNews = async (context: Context, area: Area | null) => {
    const filter = { ...emptyFilter, area: area?.slug ?? null };
    const { listings } = await searchListings(appContext, { filter, offset: 0, limit: newsLength });
    const origin = originOf(context);
    const page = area ? `${origin}/flats-to-rent/${area.slug}` : `${origin}/properties`;
    const what = `homes to rent${area ? ` in ${area.name}` : ""}`;
    const channel = {
      title: `New ${what} - ${agency.name}`,
      description: `The newest ${what} from ${agency.name}.`,
      page,
      self: `${page}/rss.xml`,
    };
    const available = listings.filter(({ status }) => status === "available");
    return context.body(formatRss(channel, available, origin), 200, {
      "Content-Type": "application/rss+xml; charset=utf-8",
    });
  };

  const app = new Hono();
  app.get("/properties/rss.xml", (context) => loadNews(context, null));
  app.get("/flats-to-rent/:id/rss.xml", async (context, next) => {
    const area = findArea(context.req.param("id"));
    if (area === null) return next();
    if (area.slug === context.req.param("id")) return loadNews(context, area);
    return context.redirect(`/flats-to-rent/${area.slug}/rss.xml`, 301);
  });
  return app;
}
