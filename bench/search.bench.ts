import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { readSearch } from "../domain/search/read-search.ts";
import type { SearchRequest } from "../domain/search/search.ts";
import { removeDataDir } from "../e2e/running-site.ts";
import { type Database, openDatabase } from "../server/platform/database/client.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { startTestServer } from "../server/testing/server.ts";
import { searchListings } from "../server/search/search-homes.ts";
import { holdFigure, printFigure } from "./figures.ts";
import { fillListings } from "./many-listings.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { recordStatements, type Statement } from "./recorded-statements.ts";

/** Ten rows and a count, milliseconds. On a server also with `pg` alone. */
const { values } = parseArgs({ options: { most: { type: "string", default: "100000" } } });
const sizes = [1000, 10_000, 100_000].filter((size) => size <= Number(values.most));
const searches = [
  "rentmin=1500&rentmax=2500&bedsmin=2",
  "area=shoreditch",
  "area=hackney&rentmax=2500&bedsmin=1&bedsmax=2",
  "area=N1&furnishing=Furnished",
  "area=manchester&bathmin=2&sort=rent-asc",
  "features=PetFriendly&availablefrom=now&sort=rent-desc",
  "bbox=-0.13,51.5,-0.05,51.55&propType=Flat",
  "availablefrom=2026-12-15&rentmax=3000",
];
const rounds = 25;
/** With 100,000 listings on a server: median ms, also for words, and ratio to 10,000 listings. */
const limits = { p50: 20, wordsP50: 20, growth: 4 };

const now = () => new Date("2026-11-21T12:00:00Z");
const log = pino({ level: "silent" });
const postgres = await startTestServer({ durable: true });
try {
  for (const engine of ["embedded", "server"] as const) {
    const medians = new Map<number, Medians>();
    for (const size of sizes) medians.set(size, await measure(engine, size));
    judge(engine, medians);
  }
} finally {
  await postgres.stop();
}

interface Medians {
  p50: number;
  wordsP50: number;
}

async function measure(engine: "embedded" | "server", size: number): Promise<Medians> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));
  const databaseUrl = engine === "server" ? await postgres.freshDatabase() : null;
  const database = await openDatabase({ dataDir, databaseUrl, production: false, log });
  try {
    await fillListings(database, size);
    const { p50, p99 } = calculatePercentiles(await measureTimes(database, searches));
    const { p50: wordsP50 } = calculatePercentiles(
      await measureTimes(database, ["q=orchard+hackney"]),
    );
    const { p50: commonP50 } = calculatePercentiles(
      await measureTimes(database, ["q=street", "q=london", "q=s"]),
    );
    printFigure({ bench: "search", engine, listings: size, p50, p99, wordsP50, commonP50 });
    if (database.engine === "server") await compare(database, size);
    return { p50, wordsP50 };
  } finally {
    await database.close();
    removeDataDir(dataDir);
  }
}

async function measureTimes(database: Database, queries: string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    for (const query of queries) {
      const took = await measureTime(() => searchListings({ database, now }, createRequest(query)));
      if (round >= 0) times.push(took);
    }
  }
  return times;
}

async function compare(database: ServerDatabase, listings: number): Promise<void> {
  const times: Record<"site" | "pg" | "planning" | "execution", number[]> = {
    site: [],
    pg: [],
    planning: [],
    execution: [],
  };
  for (const query of searches) {
    const request = createRequest(query);
    const statements = await recordStatements(database, (recorded) =>
      searchListings({ database: recorded, now }, request),
    );
    const byPg = () =>
      Promise.all(statements.map(({ text, values: given }) => database.pool.query(text, given)));
    for (let round = -3; round < rounds; round++) {
      const [site, pg] = [
        await measureTime(() => searchListings({ database, now }, request)),
        await measureTime(byPg),
      ];
      if (round < 0) continue;
      times.site.push(site);
      times.pg.push(pg);
      const { planning, execution } = await explain(database, statements);
      times.planning.push(planning);
      times.execution.push(execution);
    }
  }
  const [p50, pgP50] = [calculatePercentiles(times.site).p50, calculatePercentiles(times.pg).p50];
  const ratio = Math.round((p50 / pgP50) * 100) / 100;
  const planningP50 = calculatePercentiles(times.planning).p50;
  const executionP50 = calculatePercentiles(times.execution).p50;
  const planned = { planningP50, executionP50 };
  printFigure({
    bench: "search",
    what: "beside pg alone",
    listings,
    p50,
    pgP50,
    ratio,
    ...planned,
  });
}

/** What the server itself spends on the statements, milliseconds. */
async function explain(
  { pool }: ServerDatabase,
  statements: readonly Statement[],
): Promise<{ planning: number; execution: number }> {
  const spent = { planning: 0, execution: 0 };
  for (const { text, values: given } of statements) {
    const { rows } = await pool.query<{ "QUERY PLAN": Record<string, number>[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      given,
    );
    const [plan = {}] = rows[0]?.["QUERY PLAN"] ?? [];
    spent.planning += plan["Planning Time"] ?? 0;
    spent.execution += plan["Execution Time"] ?? 0;
  }
  return spent;
}

function createRequest(query: string): SearchRequest {
  return readSearch(new URLSearchParams(`${query}&limit=10`)).request;
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function judge(engine: "embedded" | "server", medians: Map<number, Medians>): void {
  const [small, large] = [medians.get(10_000), medians.get(100_000)];
  if (small === undefined || large === undefined) return;
  const growth = Math.round((large.p50 / small.p50) * 10) / 10;
  const figure = { bench: "search", engine, what: "100,000 beside 10,000", ...large, growth };
  if (engine === "embedded") printFigure(figure);
  else {
    const limit = `${limits.p50} ms, by words ${limits.wordsP50} ms, ${limits.growth} times`;
    const held = large.p50 <= limits.p50 && large.wordsP50 <= limits.wordsP50;
    holdFigure({ ...figure, limit }, held && growth <= limits.growth);
  }
}
