import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { removeDataDir, type RunningSite } from "../e2e/running-site.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure } from "./figures.ts";
import { writeManyHomesFeed } from "./many-homes-feed.ts";
import { fetchPlain } from "./plain-get.ts";
import { runSteadyLoad } from "./steady-load.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/** Cached pages while a feed changes a tenth of the homes, and how old what they show becomes. */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "20" } } });
const seconds = Number(values.seconds);
const count = 10_000;
const perSecond = 200;
/** Milliseconds: 99th percentile, and age of a page. */
const limits = { p99: 60, age: 2000 };

const areas = ["london", "hackney", "shoreditch", "manchester", "e8", "se1"];
const searches = [
  "rentmin=1500&rentmax=2500&bedsmin=2",
  "area=hackney&rentmax=2500",
  "area=manchester&sort=rent-asc",
  "availablefrom=now&sort=rent-desc",
  "rentmax=1800",
];

const feeds = mkdtempSync(join(tmpdir(), "lintel-feed-"));
const postgres = await startTestServer({ durable: true });
try {
  await withSite({}, (site) => measure("embedded", site, {}));
  const env = { DATABASE_URL: await postgres.freshDatabase() };
  await withSite(env, (site) => measure("server", site, env));
} finally {
  await postgres.stop();
  removeDataDir(feeds);
}

async function measure(
  engine: string,
  site: RunningSite,
  env: Record<string, string>,
): Promise<void> {
  const importHomes = async (dearer: number) => {
    const feed = writeManyHomesFeed(feeds, { count, dearer });
    const program = site.process.spawnargs[1]!;
    await promisify(execFile)(process.execPath, [program, "import", feed], {
      env: { ...process.env, NODE_ENV: "production", DATA_DIR: site.dataDir, ...env },
      maxBuffer: 256 * 1024 ** 2,
    });
  };
  await importHomes(0);
  const pages = await listPages(site);
  let sent = 0;
  const load = (length: number) =>
    runSteadyLoad(() => fetchPlain(site.url + pages[sent++ % pages.length]!), {
      perSecond,
      seconds: length,
      sharesMachine: true,
    });
  await load(seconds);
  const [{ requests, errors, p50, p99 }, age] = await Promise.all([
    load(seconds),
    sleep(1000).then(() => watchAge(site, () => importHomes(count / 10))),
  ]);
  const limit = `${limits.p99} ms, ${limits.age} ms old`;
  const held = errors === 0 && p99 <= limits.p99 && age <= limits.age;
  holdFigure({ bench: "feed", engine, perSecond, requests, errors, p50, p99, age, limit }, held);
}

/** A search or an area's page for every two homes. */
async function listPages(site: RunningSite): Promise<string[]> {
  const homes = (await fetchListingIds(site, 100)).map((id) => `/property/${id}`);
  const lists = [
    "/",
    "/properties",
    "/rental-areas-london",
    ...areas.map((slug) => `/flats-to-rent/${slug}`),
    ...searches.map((query) => `/properties?${query}`),
  ];
  return homes.flatMap((home, n) => (n % 2 === 0 ? [home, lists[(n / 2) % lists.length]!] : home));
}

/**
 * How long the cached search goes on to show the old rents, milliseconds. What is sent to another
 * site is made for it alone, and so shows the new ones first.
 */
async function watchAge(site: RunningSite, change: () => Promise<void>): Promise<number> {
  const read = async (headers: Record<string, string> = {}) =>
    (await fetch(`${site.url}/api/properties?limit=10&sort=rent-asc`, { headers })).text();
  const old = await read();
  const changed = change();
  const watch = { endsAt: Infinity };
  const end = () => (watch.endsAt = performance.now() + 3 * limits.age);
  void changed.then(end, end);
  let changedAt: number | null = null;
  let oldUntil = 0;
  while (performance.now() < watch.endsAt) {
    const asked = performance.now();
    if ((await read()) === old) oldUntil = asked;
    if (changedAt === null) {
      const fresh = await read({ Origin: "https://other.example.com" });
      if (fresh !== old) changedAt = performance.now();
    }
    await sleep(50);
  }
  await changed;
  if (changedAt === null) throw new Error("The feed has changed nothing.");
  return Math.round(Math.max(0, oldUntil - changedAt));
}
