import { existsSync } from "node:fs";
import { installFromDebian } from "./apt.mjs";
import { runPinned, say } from "./steps.mjs";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const windowless = "/usr/bin/chromium-headless-shell";

let lightBrowserFetch;

/** Undefined if Playwright knows its browser's path, null with a message if there is none. */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  if (found) return found;
  say("Fetching a browser for the tests ...");
  const playwright = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
  if (runPinned(playwright, { stdio: "ignore", timeout: 10 * 60_000 }) === 0) return undefined;
  await installFromDebian("chromium");
  const fetched = installed.find((path) => existsSync(path));
  if (fetched) return fetched;
  console.error("No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.");
  return null;
}

/** Debian's headless Chromium takes two thirds of the time for journeys. Enough for all but Lighthouse. */
export async function ensureLightBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  await fetchLightBrowser();
  return existsSync(windowless) ? windowless : ensureBrowser();
}

/** Start it early, so that the tests need not wait for it. */
export async function fetchLightBrowser() {
  if (process.env.CHROMIUM_PATH) return;
  // While it is being installed its file is there before it can run.
  if (!lightBrowserFetch && existsSync(windowless)) return;
  lightBrowserFetch ??= installFromDebian("chromium-headless-shell");
  await lightBrowserFetch;
}
