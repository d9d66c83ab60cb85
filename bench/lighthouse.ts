import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";

/** The pages that `npm test` holds to the scores; `npm run bench -- lighthouse` measures them all. */
export const heldPages = ["/", "/landlords", "/about-us", "/faq", "/legal", "/renters"];

/** Lighthouse's four scores of a page, 0 to 100, and what they rest on (milliseconds; CLS has no unit). */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Ids of the audits, performance aside, that are not fulfilled. */
  failed: string[];
}

/** Performance wants 98, the others 100, and nothing may move. */
export function holds({ performance, accessibility, bestPractices, seo, cls }: LighthouseScores) {
  return (
    performance >= 98 &&
    [accessibility, bestPractices, seo].every((score) => score === 100) &&
    cls === 0
  );
}

/** What a page is held to, by its route; null where it has no limit. */
export function lighthouseLimit(page: string): Limit | null {
  if (page === "/property/:id") return homeLimit;
  return heldPages.includes(page) ? pageLimit : null;
}

interface Limit {
  told: string;
  holds: (scores: LighthouseScores) => boolean;
}

const pageLimit: Limit = { told: "98 100 100 100, CLS 0", holds };

/** Its first photo is there soon, and it answers a finger at once; milliseconds. */
const homeLimit: Limit = {
  told: `${pageLimit.told}, LCP < 1200, TBT < 100`,
  holds: (scores) => holds(scores) && scores.lcp < 1200 && scores.tbt < 100,
};

/** The run in the middle of several, by the time that was blocked: a busy machine spoils single ones. */
export function middleRun(runs: readonly LighthouseScores[]): LighthouseScores {
  return runs.toSorted((one, other) => one.tbt - other.tbt)[Math.floor(runs.length / 2)]!;
}

/**
 * Measures pages on a simulated phone, one after another in one browser.
 * @param chromePath the browser to start; undefined lets the launcher look for one
 */
export async function measurePages(
  urls: readonly string[],
  chromePath: string | undefined,
): Promise<Map<string, LighthouseScores>> {
  const chrome = await chromeLauncher.launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
  });
  try {
    const scores = new Map<string, LighthouseScores>();
    for (const url of urls) scores.set(url, await measure(url, chrome.port));
    return scores;
  } finally {
    chrome.kill();
  }
}

/** Chromium's record of a page now and then lacks its beginning; then the page is measured again. */
async function measure(url: string, port: number, tries = 3): Promise<LighthouseScores> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "silent" });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError && tries > 1) return measure(url, port, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    failed: ["accessibility", "best-practices", "seo"].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => ref.id),
    ),
  };
}
