import { expect, test } from "vitest";
import { type Row, formatTables } from "./table.ts";

test("numbers stand to the right, words to the left", () => {
  const rows = [
    { page: "/", perSecond: 9800, held: "yes" },
    { page: "/properties", perSecond: 712, held: "NO" },
  ];
  expect(formatTables(rows)).toEqual([
    [
      "page         perSecond  held",
      "/                 9800  yes",
      "/properties        712  NO",
    ].join("\n"),
  ]);
});

test("figures of different kinds stand in tables of their own", () => {
  const rows: Row[] = [{ p50: 1 }, { growth: 3 }, { p50: 2 }];
  expect(formatTables(rows)).toEqual(["p50\n  1\n  2", "growth\n     3"]);
});

test("no figures make no table", () => {
  expect(formatTables([])).toEqual([]);
});
