import { parseArgs } from "node:util";
import { everyPage } from "./every-page.ts";
import { holdFigure } from "./figures.ts";
import { type LighthouseScores, lighthouseLimit, measurePages, middleRun } from "./lighthouse.ts";
import { untilIdle } from "./process-use.ts";
import { withSite } from "./with-site.ts";

/**
 * Every page, or those that are named, on a simulated phone. A page that does not exist is none:
 * Lighthouse measures no answer of 404.
 */
const { positionals: wanted } = parseArgs({ allowPositionals: true });
/** So often a page with a limit is measured; the run in the middle counts. */
const runs = 5;

// As visitors find them: until a photo's sizes are made, the photo itself stands in.
await withSite({ PHOTO_SIZES: "on" }, async (site) => {
  await untilIdle(site.process.pid!);
  for (const [page, path] of await everyPage(site)) {
    if (page === "/*" || (wanted.length > 0 && !wanted.includes(page))) continue;
    const limit = lighthouseLimit(page);
    const { failed, ...figures } = middleRun(await measured(site.url + path, limit ? runs : 1));
    const figure = { bench: "lighthouse", page, ...figures, failed: failed.join(" ") };
    const held = limit?.holds({ failed, ...figures }) ?? true;
    holdFigure({ ...figure, limit: limit?.told ?? "-" }, held);
  }
});

/** One page several times, each in a browser of its own. */
async function measured(url: string, times: number): Promise<LighthouseScores[]> {
  const found: LighthouseScores[] = [];
  for (let time = 0; time < times; time++) {
    const scores = await measurePages([url], process.env["CHROMIUM_PATH"]);
    found.push(...scores.values());
  }
  return found;
}
