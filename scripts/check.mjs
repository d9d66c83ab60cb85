import { runChecks } from "./checks.mjs";
import { ensureInstalled } from "./steps.mjs";

ensureInstalled();
process.exit(runChecks().failed.length === 0 ? 0 : 1);
