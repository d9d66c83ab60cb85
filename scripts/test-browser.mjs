import { ensureBrowser, ensureLightBrowser } from "./browser.mjs";
import { becomePinned, ensureBuilt, ensureInstalled, fail } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
const browser = ensureLightBrowser(ensureBrowser());
if (browser === null) fail("There is no browser for the journeys.");
becomePinned(["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)], {
  ...process.env,
  ...(browser && { CHROMIUM_PATH: browser }),
});
