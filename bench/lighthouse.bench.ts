import { parseArgs } from "node:util";
import { serveEmptyPage } from "./empty-page/serve.ts";
import { measureEveryPage } from "./every-page.ts";
import { holdFigure } from "./figures.ts";
import {
  isFastEnough,
  measureSpeed,
  findMedianRun,
  type Speed,
  withLighthouse,
} from "./lighthouse.ts";
import { waitUntilIdle } from "./process-use.ts";
import { withSite } from "./with-site.ts";

/** Alternates with an empty page of the same framework. Lighthouse can't measure a 404. */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const runs = Number(values.runs);

const empty = await serveEmptyPage();
// Until its variants exist, a page serves the original photo.
await withSite({ PHOTO_SIZES: "on" }, async (site) => {
  await waitUntilIdle(site.process.pid!);
  for (const [page, path] of await measureEveryPage(site)) {
    if (page === "/*" || (wanted.length > 0 && !wanted.includes(page))) continue;
    const [ours, theirs] = await measureInTurn(site.url + path, empty.url);
    const figure = {
      bench: "lighthouse",
      page,
      ...ours,
      ...toEmptyFigures(theirs),
      limit: "by the empty page",
    };
    holdFigure(figure, isFastEnough(ours, theirs));
  }
});
empty.stop();

async function measureInTurn(...urls: [string, string]): Promise<[Speed, Speed]> {
  const found: Speed[][] = urls.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [n, url] of urls.entries()) {
      found[n]!.push(await withLighthouse((port) => measureSpeed(url, port)));
    }
  }
  return [findMedianRun(found[0]!), findMedianRun(found[1]!)];
}

function toEmptyFigures({ performance, lcp, tbt }: Speed) {
  return { emptyPerformance: performance, emptyLcp: lcp, emptyTbt: tbt };
}
