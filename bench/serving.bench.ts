import { parseArgs } from "node:util";
import type { RunningSite } from "../e2e/running-site.ts";
import { startTestServer } from "../server/testing/server.ts";
import { createEnquiryBody } from "./enquiry-body.ts";
import { holdFigure } from "./figures.ts";
import { fetchPlain } from "./plain-get.ts";
import { fetchAsSent, startBare } from "./sent-page.ts";
import { type Answer, runSteadyLoad } from "./steady-load.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/** Uncached pages and API calls at 50 requests per second, beside a bare server. Milliseconds. */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const seconds = Number(values.seconds);
const perSecond = 50;
/** For the 99th percentile. */
const pageLimit = 60;
/** Until V8 has compiled the hot code, after some thousand requests, pages take 4x as long. */
const pageWarmUp = 25;
const warmUp = 3;

const uncached = { PAGE_CACHE_MB: "0" };
const postgres = await startTestServer({ durable: true });
try {
  await withSite(uncached, async (site) => {
    await measureBare(site);
    await measureSite("embedded", site);
  });
  const databaseUrl = await postgres.freshDatabase();
  await withSite({ ...uncached, DATABASE_URL: databaseUrl }, (site) => measureSite("server", site));
} finally {
  await postgres.stop();
}

async function measureBare(site: RunningSite): Promise<void> {
  const bare = await startBare({ "/": await fetchAsSent(`${site.url}/`) });
  await measure("none", "/ by node:http alone", "-", () => fetchPlain(bare.url)).finally(bare.stop);
}

async function measureSite(engine: string, site: RunningSite): Promise<void> {
  const [id] = await fetchListingIds(site, 1);
  const get = (path: string) => () => fetchPlain(site.url + path);
  await measure(engine, "/", pageLimit, get("/"));
  await measure(engine, "/property/{id}", pageLimit, get(`/property/${id}`));
  await measure(engine, "/properties", "-", get("/properties?rentmin=1000&bedsmin=1"));
  const search = get("/api/properties?rentmin=1000&bedsmin=1&limit=10");
  await measure(engine, "GET properties", "-", search);
  await measure(engine, "GET listing", "-", get(`/api/listing/${id}`));
  await measure(engine, "POST submitenquiry", "-", () =>
    fetch(`${site.url}/api/submitenquiry`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: createEnquiryBody(id!),
    }),
  );
}

async function measure(
  engine: string,
  target: string,
  limit: number | "-",
  send: () => Promise<Answer>,
): Promise<void> {
  await runSteadyLoad(send, { perSecond, seconds: limit === "-" ? warmUp : pageWarmUp });
  const { requests, errors, p50, p99 } = await runSteadyLoad(send, { perSecond, seconds });
  const load = { engine, target, perSecond, requests, errors };
  const held = errors === 0 && (limit === "-" || p99 <= limit);
  holdFigure({ bench: "serving", ...load, p50, p99, limit }, held);
}
