import { readFileSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { auditActionNames } from "../../../domain/shared/audit-actions.ts";
import { historyLines } from "../../../domain/tenancies/tenancy-actions.ts";

const sources = globSync("server/**/*.ts")
  .filter((path) => !path.endsWith(".test.ts") && !path.includes("/testing/"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

// What is written has one of these names by its type. A row of another way in would have none.
test("rows of the audit are written by recordAudit alone", () => {
  const writers = sources.filter(({ text }) => /insert\(audit\)|into audit\b/.test(text));
  expect(writers.map(({ path }) => path)).toEqual(["server/platform/submissions/record-audit.ts"]);
});

test("every action that is written has its words in the history", () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\baction: "([a-z-]+\.[a-z-]+)"/g)].map(([, action]) => action!),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((action) => !Object.hasOwn(auditActionNames, action))).toEqual([]);
});

test("the words say what somebody did, as a sentence without its subject begins", () => {
  const names = Object.values({ ...auditActionNames, ...historyLines });
  const begins = names.map((name) => name.split(" ")[0]!);
  const irregular =
    /^(Began|Brought|Chose|Could|Couldn’t|Gave|Kept|Let|Made|Overrode|Put|Said|Sent|Set|Took|Undid|Withdrew|Wrote)$/;
  expect(begins.filter((word) => !/^[A-Z][a-z]+ed$/.test(word) && !irregular.test(word))).toEqual(
    [],
  );
});
