import { parseArgs } from "node:util";
import { budgets, limitFor } from "../bench/budgets.ts";
import { everyPage } from "../bench/every-page.ts";
import { type Audits, auditedPages, auditPage, withLighthouse } from "../bench/lighthouse.ts";
import { sitePages } from "../domain/site-pages.ts";
import { report } from "../scripts/tests/events.mjs";
import { forget, startSite } from "./running-site.ts";

/**
 * Lighthouse's judgement of what does not depend on how fast a machine is. Speed is measured by
 * `npm run bench -- lighthouse`.
 */
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});

const site = await startSite({ HUMAN_CHECK: "off", RATE_LIMIT: "off" });
const pages = values.all
  ? [...(await everyPage(site))].filter(([name]) => name !== "/*")
  : (named.length > 0 ? named : auditedPages).map((path) => [path, path] as const);
let failed = false;
for (const [name, path] of pages) {
  report({ event: "started", name });
  const audits = await withLighthouse((port) => auditPage(site.url + path, port));
  const faults = findFaults(path, audits);
  failed ||= faults.length > 0;
  process.stdout.write(
    `${faults.length > 0 ? "FAILED" : "ok    "} ${name}: ${described(audits)}\n`,
  );
  const outcome = faults.length > 0 ? "failed" : "passed";
  const command = `npm run test:audits -- ${path}`;
  report({
    event: "ended",
    name: `Lighthouse > ${name}`,
    outcome,
    reason: faults.join(", "),
    command,
  });
}
report({ event: "finished" });
await site.stop();
forget(site.dataDir);
process.exitCode = failed ? 1 : 0;

function findFaults(path: string, audits: Audits): string[] {
  const { requests, layoutShift } = budgets.firstView;
  const kilobytes = limitFor(budgets.firstView.kilobytes, path)!;
  return [
    ...audits.failed.filter((id) => id !== "is-crawlable" || isListed(path)),
    ...(audits.cls > layoutShift ? [`layout shift ${audits.cls} of ${layoutShift}`] : []),
    ...(audits.kilobytes > kilobytes ? [`${audits.kilobytes} kB of ${kilobytes}`] : []),
    ...(audits.requests > requests ? [`${audits.requests} requests of ${requests}`] : []),
  ];
}

/** Pages of one person, or of one visit, are kept out of search engines on purpose. */
function isListed(path: string): boolean {
  const homesAndAreas = /^\/(property|flats-to-rent)\//;
  return homesAndAreas.test(path) || sitePages.some((page) => page.path === path);
}

function described(audits: Audits): string {
  const { accessibility, bestPractices, seo, cls, kilobytes, requests, failed: ids } = audits;
  const figures = `accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}, CLS ${cls}, ${kilobytes} kB, ${requests} requests`;
  return ids.length > 0 ? `${figures}; not fulfilled: ${ids.join(", ")}` : figures;
}
