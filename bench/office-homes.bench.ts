import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { readHomesView } from "../domain/listings/homes-view.ts";
import { removeDataDir } from "../e2e/running-site.ts";
import { showHomes } from "../server/homes/show-homes.ts";
import { type Database, openDatabase } from "../server/platform/database/client.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure } from "./figures.ts";
import { fillBranches, firstBranch } from "./many-branches.ts";
import { fillListings } from "./many-listings.ts";
import { calculatePercentiles } from "./percentiles.ts";

/** The office's table of 10,000 homes: what its page asks of the database, milliseconds. */
const homes = 10_000;
const branches = 100;
const views = {
  first: "",
  typed: "find=orch+hack",
  letters: "find=s",
  blocked: "tab=blocked&sort=rent",
  quiet: "only=quiet&only=old",
  last: "page=200&sort=name",
};
const rounds = 25;
/** The first answer, of which a half must be quicker. */
const limit = 40;

const now = () => new Date("2026-11-21T12:00:00Z");
const nobody = "00000000-0000-4000-8000-000000000000";
const postgres = await startTestServer({ durable: true });
try {
  for (const engine of ["embedded", "server"] as const) await measure(engine);
} finally {
  await postgres.stop();
}

async function measure(engine: "embedded" | "server"): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));
  const databaseUrl = engine === "server" ? await postgres.freshDatabase() : null;
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDir, databaseUrl, production: false, log });
  try {
    await fillBranches(database, branches);
    await fillListings(database, homes);
    await fillRecords(database);
    const { rows } = await database.orm.execute<{ id: string }>(
      sql`select ${firstBranch}::text as id`,
    );
    const shown = { "": null, "of one branch": rows[0]!.id };
    for (const [whose, branch] of Object.entries(shown))
      await measureViews(database, engine, { whose, branch });
  } finally {
    await database.close();
    removeDataDir(dataDir);
  }
}

async function measureViews(
  database: Database,
  engine: "embedded" | "server",
  { whose, branch }: { whose: string; branch: string | null },
): Promise<void> {
  for (const [name, query] of Object.entries(views)) {
    const { p50, p99 } = calculatePercentiles(await measureView(database, query, branch));
    const view = `${name} ${whose}`.trim();
    holdFigure({ bench: "office-homes", engine, homes, view, p50, p99, limit }, p50 < limit);
  }
}

/** With a week of views of every third home, and each tenth blocked. */
async function fillRecords({ orm }: Database): Promise<void> {
  await orm.execute(sql`
    insert into listing_records (id, origin, branch_id, agent_ref, state, title, area, outcode,
      rent_pcm, searched, listed_at, bricks, forbidden, checked_on)
    select id, 'blm', branch_id, agent_ref, status, name, area, outcode, rent_pcm, search_text,
      listed_at, rent_pcm % 13, case when rent_pcm % 10 = 0 then 1 else 0 end, '2026-11-21'
    from listings`);
  await orm.execute(sql`
    insert into listing_views (listing_id, day, views)
    select id, date '2026-11-21' - n, 3 from listings, generate_series(0, 6) n
    where rent_pcm % 3 = 0`);
  await orm.execute(sql`vacuum analyze listing_records`);
  await orm.execute(sql`vacuum analyze listing_views`);
}

async function measureView(
  database: Database,
  query: string,
  branch: string | null,
): Promise<number[]> {
  const view = readHomesView(new URLSearchParams(query));
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const began = performance.now();
    await showHomes({ database, now }, { staffId: nobody, branch }, view);
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}
