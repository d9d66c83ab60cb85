import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RunningSite } from "../e2e/running-site.ts";
import { buildCommit } from "./commit.ts";
import { serveEmptyPage } from "./empty-page/serve.ts";
import { measureEveryPage } from "./every-page.ts";
import { holdFigure } from "./figures.ts";
import {
  findMedianRun,
  isAsFastAs,
  isFastEnough,
  measureSpeed,
  type Speed,
  withLighthouse,
} from "./lighthouse.ts";
import { waitUntilIdle } from "./process-use.ts";
import { withSite } from "./with-site.ts";

/**
 * Alternates with an empty page of the same framework, or with another commit's page. Lighthouse
 * can't measure a 404.
 */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, against: { type: "string" } },
});
const runs = Number(values.runs);
/** Until its variants exist, a page serves the original photo. */
const settings = { PHOTO_SIZES: "on" };

await (values.against === undefined ? besideEmptyPage() : besideCommit(values.against));

async function besideEmptyPage(): Promise<void> {
  const empty = await serveEmptyPage();
  await withSite(settings, async (site) => {
    for (const [page, path] of await listPages(site)) {
      const [ours, theirs] = await measureInTurn(site.url + path, empty.url);
      const { performance, lcp, tbt } = theirs;
      const beside = { emptyPerformance: performance, emptyLcp: lcp, emptyTbt: tbt };
      const limit = "by the empty page";
      holdFigure(
        { bench: "lighthouse", page, ...ours, ...beside, limit },
        isFastEnough(ours, theirs),
      );
    }
  });
  empty.stop();
}

async function besideCommit(commit: string): Promise<void> {
  const folder = buildCommit(commit);
  const program = { program: join(folder, "build/server/main.js"), cwd: folder };
  await withSite(settings, (site) =>
    withSite(
      settings,
      async (other) => {
        const others = new Map(await listPages(other));
        for (const [page, path] of await listPages(site)) {
          const otherPath = others.get(page);
          if (otherPath === undefined || !(await fetch(other.url + otherPath)).ok) continue;
          const [ours, theirs] = await measureInTurn(site.url + path, other.url + otherPath);
          const { performance, lcp, tbt, cls } = theirs;
          const beside = {
            theirPerformance: performance,
            theirLcp: lcp,
            theirTbt: tbt,
            theirCls: cls,
          };
          const limit = "3 points less, CLS 0.05";
          holdFigure(
            { bench: "lighthouse", page, ...ours, ...beside, limit },
            isAsFastAs(ours, theirs),
          );
        }
      },
      program,
    ),
  );
}

async function listPages(site: RunningSite): Promise<[page: string, path: string][]> {
  await waitUntilIdle(site.process.pid!);
  const pages = await measureEveryPage(site);
  return [...pages].filter(
    ([page]) => page !== "/*" && (wanted.length === 0 || wanted.includes(page)),
  );
}

async function measureInTurn(...urls: [string, string]): Promise<[Speed, Speed]> {
  const found: Speed[][] = urls.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [n, url] of urls.entries()) {
      found[n]!.push(await withLighthouse((port) => measureSpeed(url, port)));
    }
  }
  return [findMedianRun(found[0]!), findMedianRun(found[1]!)];
}
