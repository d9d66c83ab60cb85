import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RunningSite } from "../e2e/running-site.ts";
import { buildCommit } from "./commit.ts";
import { holdFigure } from "./figures.ts";
import { floodRequests } from "./flood.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { readProcessorMs } from "./process-use.ts";
import { acceptEncoding } from "./sent-page.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/**
 * Processor time of an uncached page, compression included, beside another commit's. The two take
 * turns, so that a slow or busy machine affects both.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "5" },
    database: { type: "string", default: "embedded" },
  },
});
const [commit = "18d9c28"] = positionals;
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
/** V8 has compiled what is used often by then. */
const warmUpSeconds = 12;
const connections = 4;

interface Target {
  name: string;
  path: (id: string, n: number) => string;
  /** Share of the other commit's time. */
  limit: number;
}

/** Searches differ from request to request, as visitors' do. */
const targets: Target[] = [
  { name: "search", path: (_, n) => `/properties?area=london&rentmin=${n}`, limit: 1 / 4 },
  {
    name: "API",
    path: (_, n) => `/api/properties?area=london&limit=10&rentmin=${n}`,
    limit: 1 / 4,
  },
  { name: "area", path: (_, n) => `/flats-to-rent/london?rentmin=${n}`, limit: 1 / 6 },
  { name: "home", path: (id) => `/property/${id}`, limit: 1 / 3 },
  { name: "landlords", path: () => "/landlords", limit: 1 / 3 },
];

const other = buildCommit(commit);
const otherData = join(tmpdir(), "lintel-site-");
await withSite({}, (ours) =>
  withSite(
    {},
    async (theirs) => {
      for (const target of targets) await compare(target, ours, theirs);
    },
    // The database of this commit may have migrations that the other doesn't know.
    { program: join(other, "build/server/main.js"), cwd: other, dataDir: mkdtempSync(otherData) },
  ),
);

async function compare(target: Target, ours: RunningSite, theirs: RunningSite): Promise<void> {
  const sites = { ours, theirs };
  const times: Record<keyof typeof sites, number[]> = { ours: [], theirs: [] };
  for (const site of [ours, theirs]) await measure(site, target, warmUpSeconds);
  for (let round = 0; round < rounds; round++) {
    for (const name of ["ours", "theirs"] as const)
      times[name].push(await measure(sites[name], target, seconds));
  }
  const [cpuMs, theirCpuMs] = [times.ours, times.theirs].map(
    (each) => calculatePercentiles(each).p50,
  );
  const share = Math.round((cpuMs! / theirCpuMs!) * 100) / 100;
  const limit = Math.round(target.limit * 100) / 100;
  const held = share <= limit;
  holdFigure(
    { bench: "against", page: target.name, cpuMs: cpuMs!, theirCpuMs: theirCpuMs!, share, limit },
    held,
  );
}

/** Processor time of a request, milliseconds. */
async function measure(site: RunningSite, { path }: Target, duration: number): Promise<number> {
  const [id] = await fetchListingIds(site, 1);
  const pid = site.process.pid!;
  const requests = Array.from({ length: 40 }, (_, n) => ({ path: path(id!, 500 + n * 10) }));
  const before = readProcessorMs(pid);
  // A response to another origin is made for it alone. What else a process keeps, it keeps.
  const headers = { "accept-encoding": acceptEncoding, origin: "https://other.example.com" };
  const { answered, errors } = await floodRequests({
    url: site.url,
    connections,
    seconds: duration,
    headers,
    requests,
  });
  if (errors > 0) throw new Error(`${errors} requests for ${path(id!, 500)} failed.`);
  return Math.round(((readProcessorMs(pid) - before) / answered) * 100) / 100;
}
