import { existsSync } from "node:fs";
import { installFromDebian } from "./apt.mjs";
import { runPinned, say } from "./steps.mjs";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

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
  if (runPinned(playwright, { stdio: "ignore", timeout: 120_000 }) === 0) return undefined;
  installFromDebian("chromium");
  const fetched = installed.find((path) => existsSync(path));
  if (fetched) return fetched;
  console.error("No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.");
  return null;
}
