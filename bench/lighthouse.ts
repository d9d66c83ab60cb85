import * as chromeLauncher from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";

/** Pages of every kind, which `npm test` audits; the long test and the bench take all. */
export const auditedPages = ["/", "/landlords", "/about-us", "/faq", "/legal", "/renters"];

/** What does not depend on how fast a machine is. Scores from 0 to 100; CLS has no unit. */
export interface Audits {
  accessibility: number;
  bestPractices: number;
  seo: number;
  cls: number;
  /** As sent, kB. */
  kilobytes: number;
  requests: number;
  /** Ids of the audits of the three scores that are not fulfilled. */
  failed: string[];
}

/** What does; milliseconds. */
export interface Speed {
  performance: number;
  lcp: number;
  tbt: number;
}

const audited: Flags = {
  onlyCategories: ["accessibility", "best-practices", "seo"],
  onlyAudits: ["cumulative-layout-shift", "total-byte-weight", "network-requests"],
  throttlingMethod: "provided",
  // As long as with a simulated line; else each page takes five times as long.
  pauseAfterFcpMs: 1000,
  pauseAfterLoadMs: 1000,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
  maxWaitForLoad: 300_000,
};

/**
 * Starts a browser for Lighthouse, which is ended after the work.
 * @param work gets the port to steer it by
 */
export async function withLighthouse<Found>(
  work: (port: number) => Promise<Found>,
): Promise<Found> {
  const chromePath = process.env["CHROMIUM_PATH"];
  const chrome = await chromeLauncher.launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
  });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** On a simulated phone. */
export async function auditPage(url: string, port: number): Promise<Audits> {
  const result = await run(url, { ...audited, port });
  const { categories, audits } = result;
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items.length : Number.NaN;
  const ids = ["accessibility", "best-practices", "seo"];
  const [accessibility, bestPractices, seo] = ids.map((id) => score(result, id));
  return {
    accessibility: accessibility!,
    bestPractices: bestPractices!,
    seo: seo!,
    cls: Math.round(value(result, "cumulative-layout-shift") * 1000) / 1000,
    kilobytes: Math.round(value(result, "total-byte-weight") / 1000),
    requests,
    failed: ids.flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => ref.id),
    ),
  };
}

/** On a simulated phone with a slow processor and line. */
export async function measureSpeed(url: string, port: number): Promise<Speed> {
  const result = await run(url, { onlyCategories: ["performance"], port });
  return {
    performance: score(result, "performance"),
    lcp: Math.round(value(result, "largest-contentful-paint")),
    tbt: Math.round(value(result, "total-blocking-time")),
  };
}

/** The run in the middle of several, by the time that was blocked: a busy machine spoils single ones. */
export function middleRun(runs: readonly Speed[]): Speed {
  return runs.toSorted((one, other) => one.tbt - other.tbt)[Math.floor(runs.length / 2)]!;
}

/**
 * How much a page may differ from the empty page that was measured in turn with it. The empty page
 * blocks for 2 ms on a quiet machine, so a factor alone would allow nothing: Lighthouse calls 200 ms good.
 */
export const speedLimits = { performancePoints: 5, lcpFactor: 2.5, tbtFactor: 3, tbtMs: 200 };

/** Relative to the empty page, so that a slow or busy machine falls on both. */
export function isFastEnough(page: Speed, empty: Speed): boolean {
  const { performancePoints, lcpFactor, tbtFactor, tbtMs } = speedLimits;
  return (
    page.performance >= empty.performance - performancePoints &&
    page.lcp <= empty.lcp * lcpFactor &&
    page.tbt <= empty.tbt * tbtFactor + tbtMs
  );
}

/** Chromium's record of a page now and then lacks its beginning; then the page is taken again. */
async function run(url: string, flags: Flags, tries = 3): Promise<Result> {
  const result = await lighthouse(url, { output: "json", logLevel: "silent", ...flags });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const [problem] = problems(result.lhr);
  if (problem === undefined) return result.lhr;
  if (tries > 1) return run(url, flags, tries - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

function problems({ runtimeError, audits }: Result): string[] {
  const failed = Object.values(audits).filter(
    ({ scoreDisplayMode }) => scoreDisplayMode === "error",
  );
  return [runtimeError, ...failed].flatMap((each) =>
    each ? [("message" in each ? each.message : each.errorMessage) ?? "no reason given"] : [],
  );
}

function score({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

function value({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}
