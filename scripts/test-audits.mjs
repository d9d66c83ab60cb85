import { ensureBuilt, ensureInstalled } from "./steps.mjs";
import { runAudits } from "./tests/parts.mjs";
import { runAll } from "./tests/run-all.mjs";

const args = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
await runAll([{ title: "Lighthouse's audits", run: (stop) => runAudits(stop, args) }]);
