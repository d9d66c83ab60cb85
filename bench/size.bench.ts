import { parseArgs } from "node:util";
import { pino } from "pino";
import { createServer, isRunnableDevEnvironment } from "vite";
import { openDatabase } from "../server/platform/database/client.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure, printFigure } from "./figures.ts";
import { fillRecords } from "./many-records.ts";

/** Three years of a hundred branches, on a server with the memory of `deploy/kubernetes-database.yaml`. */
const { values } = parseArgs({
  options: {
    homes: { type: "string", default: "100000" },
    requests: { type: "string", default: "1000000" },
    records: { type: "string", default: "5000000" },
    branches: { type: "string", default: "100" },
    rounds: { type: "string", default: "15" },
    /** `pages` or `jobs`; both without it. */
    only: { type: "string" },
  },
});
const amounts = {
  homes: Number(values.homes),
  requests: Number(values.requests),
  records: Number(values.records),
  branches: Number(values.branches),
};
/** Minutes and gigabytes. */
const fillLimits = { minutes: 8, gigabytes: 15 };
const settings = [
  "shared_buffers=512MB",
  "effective_cache_size=1536MB",
  "max_wal_size=4GB",
  "checkpoint_timeout=15min",
];

const log = pino({ level: "silent" });
const postgres = await startTestServer({ durable: true, settings });
try {
  const databaseUrl = await postgres.freshDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: "", production: false, log });
  try {
    if (database.engine !== "server") throw new Error("The size is that of a server.");
    await fill(database);
    const vite = await createServer({
      configFile: false,
      appType: "custom",
      logLevel: "error",
      server: { middlewareMode: true, ws: false, watch: null },
    });
    try {
      const { ssr } = vite.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite can't run the server's code.");
      // Node alone can't load the pages' and mails' JSX.
      const { measurePages }: typeof import("./size-measures.ts") =
        await ssr.runner.import("/bench/size-measures.ts");
      const { measureJobs }: typeof import("./job-measures.ts") =
        await ssr.runner.import("/bench/job-measures.ts");
      if (values.only !== "jobs") await measurePages(database, Number(values.rounds));
      if (values.only !== "pages") await measureJobs(database, amounts.homes / 100);
    } finally {
      await vite.close();
    }
  } finally {
    await database.close();
  }
} finally {
  await postgres.stop();
}

async function fill(database: Parameters<typeof fillRecords>[0]): Promise<void> {
  const began = performance.now();
  await fillRecords(database, amounts);
  const minutes = Math.round((performance.now() - began) / 6000) / 10;
  const { rows } = await database.pool.query<{ bytes: string }>(
    "select pg_database_size(current_database()) as bytes",
  );
  const gigabytes = Math.round(Number(rows[0]!.bytes) / 1e8) / 10;
  const held = minutes <= fillLimits.minutes && gigabytes <= fillLimits.gigabytes;
  const limit = `${fillLimits.minutes} min, ${fillLimits.gigabytes} GB`;
  holdFigure({ bench: "size", what: "fill", ...amounts, minutes, gigabytes, limit }, held);
  const largest = await database.pool.query<{ table: string; megabytes: number }>(`
    select relname as table, round(pg_total_relation_size(oid) / 1e6)::int as megabytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by 2 desc limit 8`);
  for (const row of largest.rows) printFigure({ bench: "size", ...row });
}
