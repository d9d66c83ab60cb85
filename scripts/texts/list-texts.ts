import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { extractTexts } from "./extract-texts.ts";
import { findWordingFaults } from "./wording-rules.ts";

/** Files with texts that people read, without tests and what only tests use. */
export function listTextFiles(): string[] {
  return globSync("{app,domain,server}/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test.") && !file.startsWith("server/testing/"))
    .toSorted();
}

/** `list-texts.ts app/office --faults`: texts of one folder, or only those against the rules. */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { faults: { type: "boolean", default: false } },
  });
  for (const file of listTextFiles().filter((path) => path.startsWith(positionals[0] ?? "")))
    for (const { line, text } of extractTexts(file, readFileSync(file, "utf8"))) {
      const faults = findWordingFaults(file, text);
      if (!values.faults || faults.length > 0)
        console.log([`${file}:${line}`, text, ...faults].join("\t"));
    }
}
