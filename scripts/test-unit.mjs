import { ensureBuilt, ensureInstalled } from "./steps.mjs";
import { runUnitTests } from "./tests/parts.mjs";
import { runAll } from "./tests/run-all.mjs";

const args = process.argv.slice(2);
ensureInstalled();
if (args.length === 0 || args.some((word) => word.startsWith("e2e"))) ensureBuilt();
await runAll([{ title: "Unit tests", run: (stop) => runUnitTests(stop, { args }) }]);
