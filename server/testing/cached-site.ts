import type { AppContext } from "../app-context.ts";
import type { ChangedHomes } from "../listings/shown-homes.ts";
import { openPageCache } from "../platform/http/page-cache.ts";
import { createApp } from "../site/app.ts";
import { serveFromCache } from "../site/cache-public-responses.ts";
import { createTestContext } from "./app-context.ts";
import { useDatabase } from "./database.ts";
import { pageHandles } from "./page-handles.ts";

export const host = "http://lettings.test";
export const text = "Homes to let. ".repeat(200);

export type Page = (request: Request) => Response | Promise<Response>;

export const html: Page = () => new Response(text, { headers: { "Content-Type": "text/html" } });

/** The site as caches see it, on a clock of its own. */
export function useCachedSite() {
  const database = useDatabase("embedded");

  async function site(draw: Page = html, changes: Parameters<typeof createTestContext>[1] = {}) {
    const clock = { now: new Date("2026-11-21T23:59:00Z") };
    const now = () => clock.now;
    const pageCache = openPageCache<ChangedHomes>(1024 * 1024, now);
    pageCache.open();
    const appContext: AppContext = await createTestContext(database(), {
      pageCache,
      now,
      ...changes,
    });
    const drawn: Request[] = [];
    const answerPage = async (request: Request) => {
      drawn.push(request);
      return draw(request);
    };
    const app = createApp(appContext, Object.assign(answerPage, { routes: pageHandles }));
    const answer = serveFromCache(appContext, app);
    const get = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
      answer(new Request(path.startsWith("/") ? host + path : path, { method, headers }), {});
    return { get, drawn, clock, pageCache };
  }

  return site;
}
