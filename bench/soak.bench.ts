import { parseArgs } from "node:util";
import { type RunningSite } from "../e2e/running-site.ts";
import { findFreePort } from "../server/testing/free-port.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure, printFigure } from "./figures.ts";
import { runMixedLoad } from "./mixed-load.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { readResidentMb } from "./process-use.ts";
import { runSteadyLoad } from "./steady-load.ts";
import { withSite } from "./with-site.ts";

/**
 * Memory and errors of one process under steady mixed load from this machine. Compares the median
 * MiB of the minute after the first five with the last minute's. Runs under ten minutes start from
 * the minute after their first half.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [length = "10", engine = "embedded"] = positionals;
const minutes = Number(length);
if (!(minutes >= 3) || !["embedded", "server"].includes(engine)) {
  throw new Error("soak takes minutes, 3 or more, and 'embedded' or 'server'.");
}
const perSecond = 30;
const sampleMs = 5000;
/** Allowed memory growth, per cent. */
const limit = 10;
const settled = Math.min(5, Math.floor(minutes / 2));

const postgres = engine === "server" ? await startTestServer({ durable: true }) : null;
const metricsPort = await findFreePort();
try {
  const env = { METRICS_PORT: String(metricsPort), LOG_LEVEL: "info", LOG_FORMAT: "json" };
  const database = postgres && { DATABASE_URL: await postgres.freshDatabase() };
  await withSite({ ...env, ...database }, runSoak);
} finally {
  await postgres?.stop();
}

async function runSoak(site: RunningSite): Promise<void> {
  const send = await runMixedLoad(site);
  const medians: number[] = [];
  let errors = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    const samples: number[] = [];
    const sampling = setInterval(() => samples.push(readResidentMb(site.process.pid!)), sampleMs);
    const load = await runSteadyLoad(send, { perSecond, seconds: 60 }).finally(() =>
      clearInterval(sampling),
    );
    errors += load.errors;
    const rssMb = Math.round(calculatePercentiles(samples).p50);
    medians.push(rssMb);
    printFigure({ bench: "soak", engine, minute, rssMb, heapMb: await readHeapMb(), ...load });
  }
  tell(medians, errors);
}

function tell(medians: readonly number[], errors: number): void {
  const [from, to] = [medians[settled]!, medians.at(-1)!];
  const growth = Math.round((to / from - 1) * 1000) / 10;
  const figure = { bench: "soak", engine, minutes, perSecond, fromMb: from, toMb: to, growth };
  holdFigure({ ...figure, limit }, growth <= limit);
  holdFigure({ bench: "soak", engine, minutes, perSecond, errors, limit: 0 }, errors === 0);
}

async function readHeapMb(): Promise<number | string> {
  try {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const bytes = /^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics)?.[1];
    return bytes === undefined ? "-" : Math.round(Number(bytes) / 1024 ** 2);
  } catch {
    return "-";
  }
}
