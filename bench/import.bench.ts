import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shortRunOptions } from "../scripts/steps.mjs";
import { removeDataDir } from "../e2e/running-site.ts";
import { holdFigure, printFigure } from "./figures.ts";
import { demoFeed, writeManyHomesFeed } from "./many-homes-feed.ts";

/** The demo, which creates the database, then many listings with and without a database. */
const many = 10_000;
const limits = { demo: { ms: 20_000, megabytes: 512 }, many: { ms: 60_000, megabytes: 512 } };

const tellPeak = `data:text/javascript,${encodeURIComponent(
  'import{writeSync}from"node:fs";process.on("exit",()=>writeSync(2,"peak "+process.resourceUsage().maxRSS))',
)}`;

const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));
const feeds = mkdtempSync(join(tmpdir(), "lintel-feed-"));
try {
  judge("demo, into no database yet", importFile(demoFeed), limits.demo);
  const large = writeManyHomesFeed(feeds, { count: many });
  judge(`${many} homes`, importFile(large), limits.many);
  for (const option of shortRunOptions) {
    const figures = importFile(
      large,
      shortRunOptions.filter((other) => other !== option),
    );
    printFigure({ bench: "import", what: `${many} homes without ${option}`, ...figures });
  }
  removeDataDir(dataDir);
  judge(`${many} homes, into no database yet`, importFile(large), limits.many);
} finally {
  removeDataDir(dataDir);
  removeDataDir(feeds);
}

/** @param options of Node */
function importFile(file: string, options = shortRunOptions): { ms: number; megabytes: number } {
  const began = performance.now();
  const run = spawnSync(
    process.execPath,
    [...options, "--import", tellPeak, "build/server/main.js", "import", file],
    {
      encoding: "utf8",
      maxBuffer: 256 * 1024 ** 2,
      env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir },
    },
  );
  const ms = Math.round(performance.now() - began);
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  const kilobytes = Number(/peak (\d+)/.exec(run.stderr)?.[1]);
  return { ms, megabytes: Math.round(kilobytes / 1024) };
}

function judge(
  what: string,
  { ms, megabytes }: { ms: number; megabytes: number },
  limit: { ms: number; megabytes: number },
): void {
  const most = Number.isFinite(limit.megabytes) ? `, ${limit.megabytes} MB` : "";
  holdFigure(
    { bench: "import", what, ms, megabytes, limit: `${limit.ms} ms${most}` },
    ms <= limit.ms && megabytes <= limit.megabytes,
  );
}
