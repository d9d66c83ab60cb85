import { becomePinned, ensureBuilt, ensureInstalled } from "./steps.mjs";

const words = process.argv.slice(2);
ensureInstalled();
if (!["--help", "-h", "list"].includes(words[0])) ensureBuilt();
becomePinned(["bench/run.ts", ...words]);
