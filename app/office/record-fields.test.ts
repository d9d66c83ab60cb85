import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where a list is searched. A record is chosen with `ChoiceField`, which proposes what is meant. */
const lists = new Set([
  "app/office/search/find-page.tsx",
  "app/office/people/people-page.tsx",
  "app/office/shell/table/find-field.tsx",
  "app/office/shell/navigation/palette.tsx",
]);

test("a record is found with the one field that proposes what is meant, on every page of the office", () => {
  const files = globSync("app/office/**/*.tsx");
  expect(files.length).toBeGreaterThan(200);
  const searching = files.filter((file) => readFileSync(file, "utf8").includes('type="search"'));
  expect(new Set(searching)).toEqual(lists);
});
