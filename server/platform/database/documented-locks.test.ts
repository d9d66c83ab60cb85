import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resolveInProject } from "../process/project-folder.ts";

const [, guide = ""] = readFileSync(resolveInProject("docs/scaling.md"), "utf8").split(
  "## Which databases",
);
const rows = guide.split("\n").filter((line) => line.startsWith("| "));
/** It takes the locks that others ask for by name. */
const lockFile = "server/platform/database/server-lock.ts";

const sources = globSync("server/**/*.ts", { exclude: ["**/*.test.ts", "server/testing/**"] });
const listFiles = (mark: RegExp) =>
  sources.filter((path) => path !== lockFile && mark.test(readFileSync(path, "utf8")));

test.each([
  ["advisory lock", /pg_advisory_xact_lock|withLock\(|\.alone\(/, /^\| (of migrations|`[a-z ]+`)/],
  ["row that is passed over while it is locked", /skipLocked: true|skip locked/, /SKIP LOCKED/],
])("each %s stands in the guide, and no other", (_what, mark, ofRow) => {
  const listed = rows
    .filter((row) => ofRow.test(row))
    .flatMap((row) => [...row.matchAll(/`(server\/[^`]+\.ts)`/g)].map(([, path]) => path));
  expect(new Set(listed)).toEqual(new Set(listFiles(mark)));
});
