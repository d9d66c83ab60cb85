import { type CDPSession, chromium, type Page } from "@playwright/test";
import { pino } from "pino";
import { sql } from "drizzle-orm";
import type { RunningSite } from "../e2e/running-site.ts";
import { openDatabase } from "../server/platform/database/client.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure } from "./figures.ts";
import { fillListings } from "./many-listings.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { readProcessorMs } from "./process-use.ts";
import { withSite } from "./with-site.ts";

/**
 * The office's table of 10,000 homes in a browser: milliseconds from a key in its search to the frame
 * that shows what is found.
 */
const homes = 10_000;
const words = ["orchard", "hackney", "mill street"];
const limit = 100;

const postgres = await startTestServer({ durable: true });
try {
  const DATABASE_URL = await postgres.freshDatabase();
  await withSite({ DEMO_DATA: "on", DATABASE_URL }, async (site) => {
    await fill(DATABASE_URL);
    await measure(site);
  });
} finally {
  await postgres.stop();
}

/** As homes of the demo's branch: its people work there while there is no other. */
async function fill(databaseUrl: string): Promise<void> {
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDir: "", databaseUrl, production: false, log });
  try {
    await fillListings(database, homes);
    // Pictures that the site has: the demo's.
    await database.orm.execute(sql`
      with pictures as (
        select row_number() over (order by id) - 1 as n, count(*) over () as of, media from listings
        where branch_id <> 'bench' and media @> '[{"kind":"photo"}]')
      update listings set media = pictures.media from pictures
      where listings.branch_id = 'bench' and listings.agent_ref::int % of = n`);
    await database.orm.execute(sql`
      update listings set branch_id = (select min(branch_id) from listings where branch_id <> 'bench')
      where branch_id = 'bench'`);
    await database.orm.execute(sql`
      insert into listing_records (id, origin, branch_id, agent_ref, state, title, area, outcode,
        rent_pcm, searched, listed_at, bricks, checked_on)
      select id, 'blm', branch_id, agent_ref, status, name, area, outcode, rent_pcm, search_text,
        listed_at, rent_pcm % 13, current_date
      from listings on conflict (id) do nothing`);
    await database.orm.execute(sql`vacuum analyze listing_records`);
  } finally {
    await database.close();
  }
}

async function measure({ url, process: { pid = 0 } }: RunningSite): Promise<void> {
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    const origin = url.replace("127.0.0.1", "localhost");
    await page.goto(`${origin}/office/sign-in`);
    await page.getByRole("button", { name: "Amina Yusuf" }).click();
    await page.waitForURL(/today/);
    await page.goto(`${origin}/office/listings`);
    const meter = await startPageMeter(page);
    // The code warms up.
    await typeWord(page, "chapel street");
    const [siteBefore, pageBefore] = [readProcessorMs(pid), await readPageMs(meter)];
    const times: number[] = [];
    for (const word of words) times.push(...(await typeWord(page, word)));
    const keys = times.length;
    const siteMs = Math.round((readProcessorMs(pid) - siteBefore) / keys);
    const pageMs = Math.round(((await readPageMs(meter)) - pageBefore) / keys);
    const { p50, p99 } = calculatePercentiles(times);
    const figure = { bench: "office-typing", homes, keys, siteMs, pageMs, p50, p99, limit };
    holdFigure(figure, p50 < limit);
  } finally {
    await browser.close();
  }
}

/** Its counters begin with it and end with it: a second one would begin at nothing. */
async function startPageMeter(page: Page): Promise<CDPSession> {
  const meter = await page.context().newCDPSession(page);
  await meter.send("Performance.enable", { timeDomain: "threadTicks" });
  return meter;
}

/** Processor time of the page's own thread. With the site's it tells a slow machine from a slow page. */
async function readPageMs(meter: CDPSession): Promise<number> {
  const { metrics } = await meter.send("Performance.getMetrics");
  const task = metrics.find(({ name }) => name === "TaskDuration");
  if (!task) throw new Error("The browser does not say how long the page worked.");
  return task.value * 1000;
}

async function typeWord(page: Page, word: string): Promise<number[]> {
  const field = page.getByRole("searchbox", { name: /Search listings/ });
  await field.fill("");
  await page.waitForURL((address) => (address.searchParams.get("find") ?? "") === "");
  const times: number[] = [];
  for (let n = 1; n <= word.length; n++) {
    const typed = word.slice(0, n);
    await page.evaluate(watchKey, typed.trim());
    await field.press(word[n - 1] === " " ? "Space" : word[n - 1]!);
    times.push(await page.evaluate(() => window.shownAfter!));
  }
  return times;
}

declare global {
  interface Window {
    shownAfter?: Promise<number>;
  }
}

/** In the page: the address follows in the same step as the table. */
function watchKey(typed: string): void {
  window.shownAfter = new Promise((resolve) => {
    const start = () => {
      const began = performance.now();
      const look = () => {
        const shown = new URLSearchParams(location.search).get("find") ?? "";
        if (shown.trim() === typed) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener("keydown", start, { once: true, capture: true });
  });
}
