import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printFigure } from "./figures.ts";
import { forget, startSite } from "../e2e/running-site.ts";

/** First start of a ready clone (database made, demo imported), and a later one. Embedded engine. */
const limits = { first: 10_000, later: 3000 };
const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));

for (const which of ["first", "later"] as const) {
  const site = await startSite({}, dataDir);
  const found: { listingcount: number } = await (
    await fetch(`${site.url}/api/properties?limit=1`)
  ).json();
  await site.stop();
  printFigure({
    bench: "start",
    start: which,
    ms: Math.round(site.startMs),
    limit: limits[which],
    listings: found.listingcount,
  });
  if (site.startMs > limits[which]) process.exitCode = 1;
}
forget(dataDir);
