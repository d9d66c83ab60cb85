import { ensureBrowser } from "./browser.mjs";
import { becomePinned, ensureBuilt, ensureInstalled } from "./steps.mjs";

const words = process.argv.slice(2);
ensureInstalled();
if (!["--help", "-h", "list"].includes(words[0])) ensureBuilt();
const browser = words.includes("lighthouse") ? await ensureBrowser() : undefined;
if (browser === null) process.exit(1);
becomePinned(["bench/run.ts", ...words], {
  ...process.env,
  ...(browser && { CHROMIUM_PATH: browser }),
});
