import { runChecks, typeChecks } from "./checks.mjs";
import { ensureInstalled } from "./steps.mjs";

ensureInstalled();
const { failed } = await runChecks(undefined, typeChecks);
process.exit(failed.length === 0 ? 0 : 1);
