import { ensureBuilt, ensureInstalled } from "./steps.mjs";
import { runBrowserTests } from "./tests/parts.mjs";
import { runAll } from "./tests/run-all.mjs";

const args = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
await runAll([{ title: "Journeys in the browser", run: (stop) => runBrowserTests(stop, args) }]);
