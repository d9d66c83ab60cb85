import { loadavg } from "node:os";
import type { AppContext } from "../server/app-context.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { createTestContext } from "../server/testing/app-context.ts";
import { listBranchVisits, listLimitedVisits } from "./branch-visits.ts";
import { holdFigure } from "./figures.ts";
import { filledUntil } from "./many-records.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { readKnown } from "./read-known.ts";
import { recordStatements } from "./recorded-statements.ts";
import { listSiteVisits } from "./site-visits.ts";
import { listOfficeVisits, type Visit } from "./visits.ts";
import { signIn, walkOffice, walkSite } from "./walk.ts";

/** Milliseconds of a page's median, where it has no limit of its own, and of a visitor's slowest in a hundred. */
const officeLimit = 100;
const siteLimit = 100;
const now = () => filledUntil;
const config = { publicUrl: "https://lettings.example.com" };

/** From the request to what the page is rendered of. */
export async function measurePages(database: ServerDatabase, rounds: number): Promise<void> {
  const app = await createTestContext(database, { now, config });
  const known = await readKnown(app);
  const offices = {
    whole: { visits: listOfficeVisits(known), browser: await signIn(app, known.colleague) },
    "one branch": {
      visits: listBranchVisits(known),
      browser: await signIn(app, known.colleague, known.branch),
    },
    limited: { visits: listLimitedVisits(known), browser: await signIn(app, known.limited) },
  };
  for (const [shows, { visits, browser }] of Object.entries(offices))
    for (const visit of visits) {
      const walk = (at: AppContext) => walkOffice(at, browser, visit);
      await measure(database, { shows, visit, rounds, walk, judge: "p50" });
    }
  for (const visit of listSiteVisits(known)) {
    const walk = (at: AppContext) => walkSite(at, visit);
    await measure(database, { shows: "site", visit, rounds, walk, judge: "p99" });
  }
}

interface Measured {
  shows: string;
  visit: Visit;
  rounds: number;
  walk: (app: AppContext) => Promise<{ status: number }>;
  judge: "p50" | "p99";
}

async function measure(
  database: ServerDatabase,
  { shows, visit: { path, search = "", limit }, rounds, walk, judge }: Measured,
): Promise<void> {
  const page = `${path}${search}`.slice(0, 60);
  const app = await createTestContext(database, { now, config });
  const times: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const began = performance.now();
    await walk(app);
    if (round >= 0) times.push(performance.now() - began);
  }
  const percentiles = calculatePercentiles(times);
  const most = limit ?? (judge === "p99" ? siteLimit : officeLimit);
  const plans = await readPlans(database, walk);
  const figure = { bench: "size", shows, page, ...percentiles, ...plans, load: readLoad() };
  holdFigure({ ...figure, limit: most }, percentiles[judge] <= most);
}

/** What the server says of the same statements: a busy machine makes the times longer, but reads no more. */
async function readPlans(database: ServerDatabase, walk: (app: AppContext) => Promise<unknown>) {
  const statements = await recordStatements(database, async (recorded) =>
    walk(await createTestContext(recorded, { now, config })),
  );
  let [ms, blocks] = [0, 0];
  for (const { text, values } of statements) {
    if (!/^\s*(select|with)\b/i.test(text) || /\bfor (update|share)\b/i.test(text)) continue;
    const { rows } = await database.pool.query<{ "QUERY PLAN": [Explained] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const [{ Plan: plan, "Execution Time": took }] = rows[0]!["QUERY PLAN"];
    ms += took;
    blocks += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  }
  return { statements: statements.length, executionMs: Math.round(ms * 10) / 10, blocks };
}

interface Explained {
  Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number };
  "Execution Time": number;
}

export function readLoad(): number {
  return Math.round(loadavg()[0]! * 10) / 10;
}
