import { existsSync } from "node:fs";
import { installFromDebian } from "./apt.mjs";
import { runPinned, say } from "./steps.mjs";

const debians = "/usr/bin/chromium";
const installed = [debians, "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const windowless = "/usr/bin/chromium-headless-shell";

/**
 * A Chromium for the browser tests: the system's, else Playwright's own download, else Debian's
 * package.
 * @returns the path to start; undefined where Playwright knows where its own is; null if none can
 * be had, which is then said.
 */
export function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  if (found) return found;
  say("Fetching a browser for the tests ...");
  const playwright = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  if (runPinned(playwright, { stdio: "ignore", timeout: 10 * 60_000 }) === 0) return undefined;
  installFromDebian("chromium");
  const fetched = installed.find((path) => existsSync(path));
  if (fetched) return fetched;
  console.error("No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.");
  return null;
}

/**
 * For journeys, which need no windows: Debian's Chromium without them, where it can be had. They take
 * two thirds of the time in it.
 * @param browser what `ensureBrowser` found
 * @returns the same kind of answer
 */
export function ensureLightBrowser(browser) {
  if (browser !== debians || process.env.CHROMIUM_PATH) return browser;
  if (!existsSync(windowless)) installFromDebian("chromium-headless-shell", 60_000);
  return existsSync(windowless) ? windowless : browser;
}
