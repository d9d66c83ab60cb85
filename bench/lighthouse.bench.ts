import { parseArgs } from "node:util";
import { everyPage } from "./every-page.ts";
import { holdFigure } from "./figures.ts";
import { heldPages, holds, measurePages } from "./lighthouse.ts";
import { untilIdle } from "./process-use.ts";
import { withSite } from "./with-site.ts";

/**
 * Every page, or those that are named, on a simulated phone. A page that does not exist is none:
 * Lighthouse measures no answer of 404.
 */
const { positionals: wanted } = parseArgs({ allowPositionals: true });
const limit = "98 100 100 100, CLS 0";

// As visitors find them: until a photo's sizes are made, the photo itself stands in.
await withSite({ PHOTO_SIZES: "on" }, async (site) => {
  await untilIdle(site.process.pid!);
  for (const [page, path] of await everyPage(site)) {
    if (page === "/*" || (wanted.length > 0 && !wanted.includes(page))) continue;
    const url = site.url + path;
    for (const [, scores] of await measurePages([url], process.env["CHROMIUM_PATH"])) {
      const { failed, ...figures } = scores;
      const isHeld = heldPages.includes(page);
      const figure = { bench: "lighthouse", page, ...figures, failed: failed.join(" ") };
      holdFigure({ ...figure, limit: isHeld ? limit : "-" }, !isHeld || holds(scores));
    }
  }
});
