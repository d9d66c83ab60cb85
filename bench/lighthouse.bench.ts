import { pages } from "../e2e/pages.ts";
import { forget, startSite } from "../e2e/running-site.ts";
import { printFigure } from "./figures.ts";
import { measurePages } from "./lighthouse.ts";

/** Every page on a simulated phone. */
const site = await startSite();
const urls = pages.map((path) => site.url + path);
for (const [url, { failed, ...scores }] of await measurePages(urls, process.env["CHROMIUM_PATH"])) {
  printFigure({
    bench: "lighthouse",
    page: url.slice(site.url.length),
    ...scores,
    failed: failed.join(" "),
  });
}
await site.stop();
forget(site.dataDir);
