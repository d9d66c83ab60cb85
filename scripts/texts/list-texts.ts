import { globSync, readFileSync } from "node:fs";
import { extractTexts } from "./extract-texts.ts";
import { findWordingFaults } from "./wording-rules.ts";

const patterns = ["{app,domain,server}/**/*.{ts,tsx}"];

/** Files with texts that people read, without tests and what only tests use. */
export function listTextFiles(): string[] {
  return globSync(patterns)
    .filter((file) => !file.includes(".test.") && !file.startsWith("server/testing/"))
    .sort();
}

/** With a folder: only its files. With `--faults`: only texts against the rules. */
if (import.meta.main) {
  const [folder = "", ...options] = process.argv
    .slice(2)
    .sort((a, b) => Number(a.startsWith("--")) - Number(b.startsWith("--")));
  const onlyFaults = options.includes("--faults") || folder === "--faults";
  for (const file of listTextFiles()) {
    if (!folder.startsWith("--") && !file.startsWith(folder)) continue;
    for (const { line, text } of extractTexts(file, readFileSync(file, "utf8"))) {
      const faults = findWordingFaults(file, text);
      if (!onlyFaults || faults.length > 0)
        console.log([`${file}:${line}`, text, ...faults].join("\t"));
    }
  }
}
