import { becomePinned, ensureBuilt, ensureInstalled } from "./steps.mjs";

const words = process.argv.slice(2);
ensureInstalled();
// The files in e2e/ try the built site.
if (words.length === 0 || words.some((word) => word.startsWith("e2e"))) ensureBuilt();
becomePinned(["node_modules/vitest/vitest.mjs", "run", ...words]);
