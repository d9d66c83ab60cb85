import { parseArgs } from "node:util";
import { holdFigure } from "./figures.ts";
import { floodRequests } from "./flood.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { readProcessorMs } from "./process-use.ts";
import { acceptEncoding, fetchAsSent, startBare } from "./sent-page.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/**
 * Alternates between page cache, no cache and a bare server that sends the same bytes, so that
 * other load affects all equally. The median counts.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = 32;
/** Per cent of the bare server's pages per second. */
const limits = { bare: "-", cached: 60, uncached: "-" };

interface Server {
  url: string;
  process: { pid?: number | undefined };
}
type Kind = keyof typeof limits;
interface Turn {
  perSecond: number;
  errors: number;
  /** Server CPU time per page, microseconds. */
  cpuUs: number;
}

await withSite({}, (cached) =>
  withSite({ PAGE_CACHE_MB: "0" }, async (uncached) => {
    const [id] = await fetchListingIds(cached, 1);
    const pages = { "/": "/", "/properties": "/properties", "/property/{id}": `/property/${id}` };
    const sent = await Promise.all(
      Object.values(pages).map(async (path) => [path, await fetchAsSent(cached.url + path)]),
    );
    const bare = await startBare(Object.fromEntries(sent));
    try {
      for (const [page, path] of Object.entries(pages)) {
        await compare(page, path, { bare, cached, uncached });
      }
    } finally {
      await bare.stop();
    }
  }),
);

async function compare(page: string, path: string, servers: Record<Kind, Server>): Promise<void> {
  const kinds = ["bare", "cached", "uncached"] as const;
  const turns: Record<Kind, Turn[]> = { bare: [], cached: [], uncached: [] };
  for (const kind of kinds) await turn(servers[kind], path, Math.min(3, seconds));
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) turns[kind].push(await turn(servers[kind], path, seconds));
  }
  const most = calculateMedian(turns.bare, "perSecond");
  for (const kind of kinds) {
    const perSecond = calculateMedian(turns[kind], "perSecond");
    const errors = turns[kind].reduce((sum, one) => sum + one.errors, 0);
    const share = Math.round((perSecond / most) * 1000) / 10;
    const cpuUs = calculateMedian(turns[kind], "cpuUs");
    const limit = limits[kind];
    const held = errors === 0 && perSecond > 0 && (typeof limit === "string" || share >= limit);
    holdFigure({ bench: "pages", page, kind, perSecond, cpuUs, errors, share, limit }, held);
  }
}

async function turn({ url, process }: Server, path: string, length: number): Promise<Turn> {
  const before = readProcessorMs(process.pid!);
  const headers = { "accept-encoding": acceptEncoding };
  const result = await floodRequests({ url: url + path, connections, seconds: length, headers });
  const spent = readProcessorMs(process.pid!) - before;
  return { ...result, cpuUs: Math.round((spent * 1000) / result.answered) };
}

function calculateMedian(turns: readonly Turn[], what: "perSecond" | "cpuUs"): number {
  return calculatePercentiles(turns.map((one) => one[what])).p50;
}
