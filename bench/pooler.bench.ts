import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findPrograms } from "../e2e/cluster/programs.ts";
import { startPooler } from "../e2e/cluster/proxies.ts";
import type { RunningSite } from "../e2e/running-site.ts";
import { findPostgresAccount } from "../server/testing/binaries.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure, printFigure } from "./figures.ts";
import { runMixedLoad } from "./mixed-load.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { runSteadyLoad } from "./steady-load.ts";
import { withSite } from "./with-site.ts";

/**
 * One process under mixed load straight at PostgreSQL and through PgBouncer in transaction mode, in
 * turn, without a page cache, so that all comes from the database. The median of the rounds counts.
 */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "10" }, rounds: { type: "string", default: "5" } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const perSecond = 10;
/** Per cent by which the pooler may lengthen the 99th percentile. */
const limit = 15;

const found = findPrograms();
if (found.ok) await compare(found.programs.pgbouncer);
else printFigure({ bench: "pooler", skipped: `missing: ${found.missing}` });

async function compare(pgbouncer: string): Promise<void> {
  const postgres = await startTestServer({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), "lintel-pooler-"));
  chmodSync(folder, 0o755);
  let pooler: Awaited<ReturnType<typeof startPooler>> | undefined;
  try {
    const [direct, other] = [await postgres.freshDatabase(), await postgres.freshDatabase()];
    const { port, username, password } = new URL(other);
    pooler = await startPooler(pgbouncer, folder, {
      port: Number(port),
      user: username,
      password,
      account: findPostgresAccount(),
    });
    const pooled = new URL(other);
    pooled.port = String(pooler.port);
    const env = { PAGE_CACHE_MB: "0" };
    const behind = { ...env, DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: other };
    await withSite({ ...env, DATABASE_URL: direct }, (near) =>
      withSite(behind, (far) => takeTurns({ direct: near, pooler: far })),
    );
  } finally {
    await pooler?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function takeTurns(sites: Record<"direct" | "pooler", RunningSite>): Promise<void> {
  const times = { direct: [] as number[], pooler: [] as number[] };
  const medians = { direct: [] as number[], pooler: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    for (const way of round % 2 === 0
      ? (["direct", "pooler"] as const)
      : (["pooler", "direct"] as const)) {
      const send = await runMixedLoad(sites[way]);
      const load = await runSteadyLoad(send, { perSecond, seconds, sharesMachine: true });
      printFigure({ bench: "pooler", way, round, ...load });
      // In the first one V8 compiles the rendering code.
      if (round === 0) continue;
      times[way].push(load.p99);
      medians[way].push(load.p50);
    }
  }
  const [direct, pooler] = [times.direct, times.pooler].map(
    (each) => calculatePercentiles(each).p50,
  );
  const more = Math.round((pooler! / direct! - 1) * 1000) / 10;
  const [directP50, poolerP50] = [medians.direct, medians.pooler].map(
    (each) => calculatePercentiles(each).p50,
  );
  printFigure({ bench: "pooler", directP50: directP50!, poolerP50: poolerP50! });
  holdFigure(
    { bench: "pooler", directP99: direct!, poolerP99: pooler!, more, limit },
    more <= limit,
  );
}
