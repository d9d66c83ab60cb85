import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holdFigure } from "./figures.ts";
import { removeDataDir, startSite } from "../e2e/running-site.ts";

/** Milliseconds, embedded engine: first start with demo, and slowest of three later ones. */
const limits = { first: 10_000, later: 3000 };
const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));

try {
  tell("first", await start());
  tell("later", Math.max(await start(), await start(), await start()));
} finally {
  removeDataDir(dataDir);
}

async function start(): Promise<number> {
  const site = await startSite({}, dataDir, { nodeOptions: [] });
  try {
    if (!(await fetch(`${site.url}/readyz`)).ok) throw new Error("The site is not ready.");
    const answer = await fetch(`${site.url}/api/properties?limit=1`);
    const found: { listingcount: number } = await answer.json();
    if (found.listingcount < 200) throw new Error("The demo's homes are not there.");
    return Math.round(site.startMs);
  } finally {
    await site.stop();
  }
}

function tell(which: keyof typeof limits, ms: number): void {
  holdFigure({ bench: "start", start: which, ms, limit: limits[which] }, ms <= limits[which]);
}
