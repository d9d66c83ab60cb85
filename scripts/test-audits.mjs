import { ensureBrowser } from "./browser.mjs";
import { becomePinned, ensureBuilt, ensureInstalled, fail } from "./steps.mjs";

ensureInstalled();
ensureBuilt();
const browser = ensureBrowser();
if (browser === null) fail("There is no browser for Lighthouse.");
becomePinned(["e2e/audits.ts", ...process.argv.slice(2)], {
  ...process.env,
  ...(browser && { CHROMIUM_PATH: browser }),
});
