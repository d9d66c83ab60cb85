import { ensureBalancer } from "../balancer.mjs";
import { ensureBrowser, ensureLightBrowser } from "../browser.mjs";
import { noResults } from "./results.mjs";
import { runStep } from "./run-step.mjs";

/**
 * @param {object} [options]
 * @param {string[]} [options.args] further words for Vitest
 * @param {Record<string, string>} [options.env]
 * @param {number} [options.silenceMs]
 */
export async function runUnitTests(stop, { args = [], env = {}, silenceMs } = {}) {
  if (env.LONG_TESTS === "on") await ensureBalancer();
  return runStep(
    {
      name: "Vitest",
      command: "npm run test:unit",
      args: ["node_modules/vitest/vitest.mjs", "run", ...args],
      env,
      silenceMs,
    },
    stop,
  );
}

/**
 * @param {string[]} args further words for Playwright
 * @param {Record<string, string>} env
 */
export async function runBrowserTests(stop, args = [], env = {}) {
  const browser = await ensureLightBrowser();
  if (browser === null) return noBrowser("Playwright");
  return runStep(
    {
      name: "Playwright",
      command: "npm run test:browser",
      args: ["node_modules/@playwright/test/cli.js", "test", ...args],
      env: { ...env, ...findBrowserPath(browser) },
    },
    stop,
  );
}

/** @param {string[]} args paths; all pages without them */
export async function runAudits(stop, args = []) {
  const browser = await ensureBrowser();
  if (browser === null) return noBrowser("Lighthouse");
  const step = { name: "Lighthouse", command: "npm run test:audits" };
  return runStep(
    { ...step, args: ["e2e/audits.ts", ...args], env: findBrowserPath(browser) },
    stop,
  );
}

function findBrowserPath(browser) {
  return browser ? { CHROMIUM_PATH: browser } : {};
}

function noBrowser(name) {
  return { ...noResults(), failed: [{ name, reason: "there is no browser for it" }] };
}
