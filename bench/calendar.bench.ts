import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { removeDataDir } from "../e2e/running-site.ts";
import { readConfig } from "../server/config.ts";
import { type Database, openDatabase } from "../server/platform/database/client.ts";
import { startTestServer } from "../server/testing/server.ts";
import { openRoutePlanner } from "../server/viewings/route-planner.ts";
import { createViewingTimesCall } from "../server/viewings/viewing-times-call.ts";
import { holdFigure } from "./figures.ts";
import { fillListings } from "./many-listings.ts";
import { calculatePercentiles } from "./percentiles.ts";

/** Milliseconds for `GET /api/viewingtimes/:id`, as the public calendar of a home asks. */
const limit = 60;
const [homes, negotiators, appointments] = [520, 20, 500];
const rounds = 200;
const now = new Date("2026-11-20T10:00:00Z");
const log = pino({ level: "silent" });

const postgres = await startTestServer({ durable: true });
try {
  for (const engine of ["embedded", "server"] as const) await measure(engine);
} finally {
  await postgres.stop();
}

async function measure(engine: "embedded" | "server"): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));
  const databaseUrl = engine === "server" ? await postgres.freshDatabase() : null;
  const database = await openDatabase({ dataDir, databaseUrl, production: false, log });
  try {
    await fillListings(database, homes);
    await fillDiary(database);
    const { rows } = await database.orm.execute<{ id: string }>(
      sql`select id from listings where status <> 'withdrawn' order by id`,
    );
    const ask = serve(database);
    const times: number[] = [];
    let before = process.cpuUsage();
    for (let round = -20; round < rounds; round++) {
      if (round === 0) before = process.cpuUsage();
      const began = performance.now();
      await ask(rows[(round + 20) % rows.length]!.id);
      if (round >= 0) times.push(performance.now() - began);
    }
    const { user, system } = process.cpuUsage(before);
    // A busy machine makes the times longer, but not this.
    const processor = Number(((user + system) / 1000 / rounds).toFixed(2));
    const { p50, p99 } = calculatePercentiles(times);
    const what = { bench: "calendar", engine, negotiators, appointments };
    holdFigure({ ...what, processor, p50, p99, limit }, p99 <= limit);
  } finally {
    await database.close();
    removeDataDir(dataDir);
  }
}

/** The call alone, from request to body. */
function serve(database: Database): (id: string) => Promise<void> {
  const read = readConfig({ RATE_LIMIT: "off" });
  if (!read.ok) throw new Error(read.problems.join(" "));
  const { config } = read;
  const routes = openRoutePlanner(config, log, () => now);
  const app = { config, database, siteSecret: "bench", now: () => now, routes };
  const site = new Hono().get("/:id", createViewingTimesCall(app));
  return async (id) => {
    const response = await site.request(`/${id}`, {}, { incoming: { socket: {} } });
    const { days } = await response.json();
    if (Object.keys(days).length === 0) throw new Error(`Nobody can show ${id}.`);
  };
}

/** Everybody works Monday to Saturday, and has one appointment each day for a month. */
async function fillDiary({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    insert into negotiators (name, email, phone)
    select 'Negotiator ' || n, 'n' || n || '@example.com', '' from generate_series(1, ${negotiators}::int) n`);
  await orm.execute(sql`
    insert into working_hours (negotiator_id, weekday, starts, ends)
    select id, weekday, '09:00', '18:00' from negotiators, generate_series(1, 6) weekday`);
  await orm.execute(sql`
    with homes as (select id, row_number() over (order by id) as n from listings)
    insert into appointments (kind, negotiator_id, listing_id, place, starts_at, ends_at,
      created_by, created_at, changed_at)
    select 'viewing', negotiators.id, homes.id, 'Street', at, at + interval '30 minutes', 'bench', ${now}, ${now}
    from homes
    join negotiators on negotiators.id = (homes.n - 1) % ${negotiators}::int + 1
    cross join lateral (select timestamptz '2026-11-21T09:00:00Z'
      + (homes.n - 1) / ${negotiators}::int * interval '1 day' + homes.n % 8 * interval '1 hour' as at) times
    where homes.n <= ${appointments}::int`);
  await orm.execute(sql`analyze`);
}
