import { ensureBalancer } from "../balancer.mjs";
import { ensureBrowser, ensureLightBrowser } from "../browser.mjs";
import { runStep } from "./run-step.mjs";

/** The longest test takes half a minute on a quiet machine, a wait for what never comes two. */
const silenceMs = 10 * 60_000;

/**
 * @param {object} [options]
 * @param {string[]} [options.args] further words for Vitest
 * @param {Record<string, string>} [options.env]
 * @param {number} [options.silenceMs]
 */
export function runUnitTests(stop, { args = [], env = {}, silenceMs: silence = silenceMs } = {}) {
  ensureBalancer();
  return runStep(
    {
      name: "Vitest",
      command: "npm run test:unit",
      args: ["node_modules/vitest/vitest.mjs", "run", ...args],
      env,
      silenceMs: silence,
    },
    stop,
  );
}

export function runBrowserTests(stop) {
  const browser = ensureLightBrowser(ensureBrowser());
  if (browser === null) return noBrowser("Playwright");
  return runStep(
    {
      name: "Playwright",
      command: "npm run test:browser",
      args: ["node_modules/@playwright/test/cli.js", "test"],
      env: pathOf(browser),
      silenceMs,
    },
    stop,
  );
}

/** @param {string[]} args pages; without them those that `npm test` holds */
export function runAudits(stop, args = []) {
  const browser = ensureBrowser();
  if (browser === null) return noBrowser("Lighthouse");
  const step = { name: "Lighthouse", command: "npm run test:audits" };
  return runStep(
    { ...step, args: ["e2e/audits.ts", ...args], env: pathOf(browser), silenceMs },
    stop,
  );
}

export function runBudgets(stop) {
  return runStep(
    { name: "budgets", command: "npm run build", args: ["scripts/check-budgets.ts"] },
    stop,
  );
}

function pathOf(browser) {
  return browser ? { CHROMIUM_PATH: browser } : {};
}

function noBrowser(name) {
  const failed = [{ name, reason: "there is no browser for it" }];
  return { passed: 0, failed, skipped: [], retried: [], running: [] };
}
