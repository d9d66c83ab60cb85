import { parseArgs } from "node:util";
import { Client } from "pg";
import type { RunningSite } from "../e2e/running-site.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure, printFigure } from "./figures.ts";
import { floodRequests } from "./flood.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { readProcessorMs } from "./process-use.ts";
import { explainNoLimits, limitProcessor } from "./processor-share.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/**
 * One, two and three processes on one PostgreSQL, each with a share of a core so that none takes the
 * others' or the database's. No page is cached, so that each asks the database. The median counts.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    share: { type: "string", default: "0.2" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const share = Number(values.share);
const connections = 4;
/** Pages a second, per cent of as many times those of one process. */
const limit = 85;

interface Turn {
  perSecond: number;
  errors: number;
  /** Processor time of the database per page, microseconds. */
  databaseUs: number;
}

const missing = explainNoLimits();
if (missing) printFigure({ bench: "processes", skipped: missing });
else await compare();

async function compare(): Promise<void> {
  const postgres = await startTestServer({ durable: true });
  try {
    const DATABASE_URL = await postgres.freshDatabase();
    const env = { DATABASE_URL, PAGE_CACHE_MB: "0" };
    await withSite(env, (one) =>
      withSite(env, (two) =>
        withSite(env, async (three) => {
          const sites = [one, two, three];
          const unlimit = sites.map((site) => limitProcessor(site.process.pid!, share));
          try {
            const [id] = await fetchListingIds(one, 1);
            for (const path of ["/properties", `/property/${id}`])
              await measure(sites, path, DATABASE_URL);
          } finally {
            await Promise.all(sites.map((site) => site.stop()));
            for (const end of unlimit) end();
          }
        }),
      ),
    );
  } finally {
    await postgres.stop();
  }
}

async function measure(sites: readonly RunningSite[], path: string, database: string) {
  const turns = sites.map((): Turn[] => []);
  // In the first one V8 compiles the rendering code.
  await flood(sites, path, database);
  for (let round = 0; round < rounds; round++) {
    for (const [more, each] of turns.entries())
      each.push(await flood(sites.slice(0, more + 1), path, database));
  }
  const page = path.replace(/(?<=^\/property\/).+/, "{id}");
  const alone = calculateMedian(turns[0]!, "perSecond");
  for (const [more, each] of turns.entries()) {
    const processes = more + 1;
    const perSecond = calculateMedian(each, "perSecond");
    const errors = each.reduce((sum, turn) => sum + turn.errors, 0);
    const ofIdeal = Math.round((perSecond / (alone * processes)) * 1000) / 10;
    const databaseUs = calculateMedian(each, "databaseUs");
    const figure = { bench: "processes", page, processes, share, perSecond, databaseUs };
    holdFigure({ ...figure, errors, ofIdeal, limit }, errors === 0 && ofIdeal >= limit);
  }
}

async function flood(sites: readonly RunningSite[], path: string, database: string): Promise<Turn> {
  const before = await readDatabaseMs(database);
  const floods = await Promise.all(
    sites.map(({ url }) => floodRequests({ url: url + path, connections, seconds })),
  );
  const spent = (await readDatabaseMs(database)) - before;
  const sum = (field: "perSecond" | "answered" | "errors") =>
    floods.reduce((total, one) => total + one[field], 0);
  return {
    perSecond: sum("perSecond"),
    errors: sum("errors"),
    databaseUs: Math.round((spent * 1000) / Math.max(1, sum("answered"))),
  };
}

/** Processor time of the processes that answer the sites. */
async function readDatabaseMs(connectionString: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return rows.reduce((total, { pid }) => total + readProcessorMs(pid), 0);
  } finally {
    await client.end();
  }
}

function calculateMedian(turns: readonly Turn[], field: "perSecond" | "databaseUs"): number {
  return calculatePercentiles(turns.map((turn) => turn[field])).p50;
}
