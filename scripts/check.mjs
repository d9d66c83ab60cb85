import { runChecks } from "./checks.mjs";
import { ensureInstalled } from "./steps.mjs";

ensureInstalled();
const { failed } = await runChecks();
process.exit(failed.length === 0 ? 0 : 1);
