import { listChangedFiles } from "./changed-files.mjs";
import { checksOf, runChecks } from "./checks.mjs";
import { ensureInstalled, say } from "./steps.mjs";

/** With `--changed`, or `--changed=COMMIT`, lint and format look at the files that differ. */
const asked = process.argv.slice(2).find((word) => word.startsWith("--changed"));

ensureInstalled();
const files = asked && listChangedFiles(asked.split("=")[1]);
if (files?.length === 0) {
  say("No file differs.");
  process.exit(0);
}
const { failed } = await runChecks(undefined, files && checksOf(files));
process.exit(failed.length === 0 ? 0 : 1);
