import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readSearch } from "../domain/search.ts";
import { forget } from "../e2e/running-site.ts";
import { openDatabase } from "../server/db/client.ts";
import { startTestServer } from "../server/db/testing-server.ts";
import { searchServices } from "../server/search-services.ts";
import { printFigure } from "./figures.ts";
import { fillListings } from "./many-listings.ts";
import { percentiles } from "./percentiles.ts";

/** A page of ten and the count of all, as a search page asks for them; milliseconds. */
const sizes = [1000, 10_000, 100_000];
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
/** 100,000 on a server: at most so many ms at the median, and so many times those of 10,000. */
const limits = { p50: 20, growth: 4 };

const log = pino({ level: "silent" });
const postgres = await startTestServer();
try {
  for (const engine of ["embedded", "server"] as const) {
    const medians = new Map<number, number>();
    for (const size of sizes) medians.set(size, await measure(engine, size));
    judge(engine, medians);
  }
} finally {
  await postgres.stop();
}

async function measure(engine: "embedded" | "server", size: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));
  const databaseUrl = engine === "server" ? await postgres.freshDatabase() : null;
  const database = await openDatabase({ dataDir, databaseUrl, production: false, log });
  await fillListings(database, size);
  const services = searchServices({ database, now: () => new Date("2026-11-21T12:00:00Z") });
  const { p50, p99 } = percentiles(await timesOf(services, searches));
  const words = percentiles(await timesOf(services, ["q=orchard+hackney"]));
  await database.close();
  forget(dataDir);
  printFigure({ bench: "search", engine, listings: size, p50, p99, wordsP50: words.p50 });
  return p50;
}

async function timesOf(
  services: ReturnType<typeof searchServices>,
  queries: string[],
): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    for (const query of queries) {
      const { request } = readSearch(new URLSearchParams(`${query}&limit=10`));
      const began = performance.now();
      await services.searchListings(request);
      if (round >= 0) times.push(performance.now() - began);
    }
  }
  return times;
}

function judge(engine: string, medians: Map<number, number>): void {
  const [small = 0, large = 0] = [medians.get(10_000), medians.get(100_000)];
  const growth = Math.round((large / small) * 10) / 10;
  printFigure({ bench: "search", engine, what: "growth from 10,000 to 100,000", growth });
  if (engine === "server" && (large > limits.p50 || growth > limits.growth)) process.exitCode = 1;
}
