import { parseArgs } from "node:util";
import { budgets, findLimit } from "../bench/budgets.ts";
import { measureEveryPage } from "../bench/every-page.ts";
import { type Audits, auditPage, withLighthouse } from "../bench/lighthouse.ts";
import { quote, report } from "../scripts/tests/events.mjs";
import { removeDataDir, startSite } from "./running-site.ts";

/** Results that don't depend on machine speed, which `npm run bench -- lighthouse` measures. */
const { positionals: urlArguments } = parseArgs({ allowPositionals: true });

/** Lighthouse measures no page that is not found: these are there with their token alone. */
const notFound = new Set([
  "/*",
  "/property/:id/preview",
  "/choose-viewing",
  "/my-case/:token",
  "/my-case/:token/data",
  "/my-home/:token",
  "/my-home/:token/digest",
  "/confirm-address/:token",
]);
const site = await startSite({ HUMAN_CHECK: "off", RATE_LIMIT: "off" }, undefined, {
  nodeOptions: [],
});
const listed = await (await fetch(`${site.url}/sitemap-pages.xml`)).text();
const pages =
  urlArguments.length > 0
    ? urlArguments.map((path) => [path, path] as const)
    : [...(await measureEveryPage(site))].filter(([name]) => !notFound.has(name));
let failed = false;
try {
  for (const [name, path] of pages) failed = !(await audit(name, path)) || failed;
  report({ event: "finished" });
} finally {
  await site.stop();
  removeDataDir(site.dataDir);
}
process.exitCode = failed ? 1 : 0;

async function audit(page: string, path: string): Promise<boolean> {
  const test = {
    name: `Lighthouse > ${page}`,
    command: `npm run test:audits -- ${quote(path)}`,
  };
  report({ event: "started", ...test });
  const audits = await withLighthouse((port) => auditPage(site.url + path, port));
  const faults = findFaults(path, audits);
  const isPassed = faults.length === 0;
  process.stdout.write(`${isPassed ? "ok    " : "FAILED"} ${page}: ${formatAudits(audits)}\n`);
  const outcome = isPassed ? "passed" : "failed";
  report({ event: "ended", ...test, outcome, reason: faults.join(", ") });
  return isPassed;
}

function findFaults(path: string, audits: Audits): string[] {
  const { requests, layoutShift } = budgets.firstView;
  const kilobytes = findLimit(budgets.firstView.kilobytes, path)!;
  return [
    ...audits.failed.filter((id) => id !== "is-crawlable" || isListed(path)),
    ...(audits.cls > layoutShift ? [`layout shift ${audits.cls} of ${layoutShift}`] : []),
    ...(audits.kilobytes > kilobytes ? [`${audits.kilobytes} kB of ${kilobytes}`] : []),
    ...(audits.requests > requests ? [`${audits.requests} requests of ${requests}`] : []),
  ];
}

/** Personal and one-off pages are kept out of search engines on purpose. */
function isListed(path: string): boolean {
  const homesAndAreas = /^\/(property|flats-to-rent)\//;
  return homesAndAreas.test(path) || listed.includes(`<loc>${site.url}${path}</loc>`);
}

function formatAudits(audits: Audits): string {
  const { accessibility, bestPractices, seo, cls, kilobytes, requests, failed: ids } = audits;
  const figures = `accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}, CLS ${cls}, ${kilobytes} kB, ${requests} requests`;
  return ids.length > 0 ? `${figures}; not fulfilled: ${ids.join(", ")}` : figures;
}
