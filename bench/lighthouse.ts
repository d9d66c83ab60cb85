import * as chromeLauncher from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";

/** Results that don't depend on machine speed. Scores are 0 to 100, CLS has no unit. */
export interface Audits {
  accessibility: number;
  bestPractices: number;
  seo: number;
  cls: number;
  /** kB as sent. */
  kilobytes: number;
  requests: number;
  failed: string[];
}

/** Results that depend on machine speed, in milliseconds. */
export interface Speed {
  performance: number;
  lcp: number;
  tbt: number;
  /** No unit. */
  cls: number;
}

const audited: Flags = {
  onlyCategories: ["accessibility", "best-practices", "seo"],
  onlyAudits: ["cumulative-layout-shift", "total-byte-weight", "network-requests"],
  throttlingMethod: "provided",
  // Same pauses as with simulated throttling, otherwise each page takes five times as long.
  pauseAfterFcpMs: 1000,
  pauseAfterLoadMs: 1000,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
  maxWaitForLoad: 300_000,
};

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

export async function auditPage(url: string, port: number): Promise<Audits> {
  const result = await run(url, { ...audited, port });
  const { categories, audits } = result;
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items.length : Number.NaN;
  const ids = ["accessibility", "best-practices", "seo"];
  const [accessibility, bestPractices, seo] = ids.map((id) => readScore(result, id));
  return {
    accessibility: accessibility!,
    bestPractices: bestPractices!,
    seo: seo!,
    cls: readLayoutShift(result),
    kilobytes: Math.round(readValue(result, "total-byte-weight") / 1000),
    requests,
    failed: ids.flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => ref.id),
    ),
  };
}

export async function measureSpeed(url: string, port: number): Promise<Speed> {
  const result = await run(url, { onlyCategories: ["performance"], port });
  return {
    performance: readScore(result, "performance"),
    lcp: Math.round(readValue(result, "largest-contentful-paint")),
    tbt: Math.round(readValue(result, "total-blocking-time")),
    cls: readLayoutShift(result),
  };
}

/** Returns the run with the median total blocking time, since a busy machine spoils single runs. */
export function findMedianRun(runs: readonly Speed[]): Speed {
  return runs.toSorted((one, other) => one.tbt - other.tbt)[Math.floor(runs.length / 2)]!;
}

/** TBT has an absolute limit too: an empty page takes 2 ms, and Lighthouse calls 200 ms good. */
export const speedLimits = { performancePoints: 5, lcpFactor: 2.5, tbtFactor: 3, tbtMs: 200 };

/** Compares with the empty page, so that a slow machine affects both. */
export function isFastEnough(page: Speed, empty: Speed): boolean {
  const { performancePoints, lcpFactor, tbtFactor, tbtMs } = speedLimits;
  return (
    page.performance >= empty.performance - performancePoints &&
    page.lcp <= empty.lcp * lcpFactor &&
    page.tbt <= empty.tbt * tbtFactor + tbtMs
  );
}

/** Points and layout shift that a page may lose beside another commit. */
export function isAsFastAs(page: Speed, before: Speed): boolean {
  return page.performance >= before.performance - 3 && page.cls < 0.05;
}

/** Retries because Chromium's trace sometimes lacks the start of the page load. */
async function run(url: string, flags: Flags, tries = 3): Promise<Result> {
  const result = await lighthouse(url, { output: "json", logLevel: "silent", ...flags });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const [problem] = listProblems(result.lhr);
  if (problem === undefined) return result.lhr;
  if (tries > 1) return run(url, flags, tries - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

function listProblems({ runtimeError, audits }: Result): string[] {
  const failed = Object.values(audits).filter(
    ({ scoreDisplayMode }) => scoreDisplayMode === "error",
  );
  return [runtimeError, ...failed].flatMap((each) =>
    each ? [("message" in each ? each.message : each.errorMessage) ?? "no reason given"] : [],
  );
}

function readLayoutShift(result: Result): number {
  return Math.round(readValue(result, "cumulative-layout-shift") * 1000) / 1000;
}

function readScore({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

function readValue({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}
