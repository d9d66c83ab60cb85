import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { benches, listBenches, selectBenches } from "./benches.ts";

test("every bench is in the list, and nothing else", () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".bench.ts"))
    .map((file) => file.replace(".bench.ts", ""));
  expect(Object.keys(benches).toSorted()).toEqual(files.toSorted());
  for (const name of files) expect(listBenches()).toContain(`  ${name} `);
});

test("without a name all run but the long ones", () => {
  const names = selectBenches([])!.map(({ name }) => name);
  expect(names).toContain("pages");
  expect(names).not.toContain("size");
  expect(listBenches()).toMatch(/size .*only by name/);
});

test("what follows a name belongs to it", () => {
  expect(selectBenches(["size", "--only=jobs", "diary"])).toEqual([
    { name: "size", takes: ["--only=jobs"] },
    { name: "diary", takes: [] },
  ]);
});

test("a name that is not known is none", () => {
  expect(selectBenches(["sope"])).toBeNull();
});
