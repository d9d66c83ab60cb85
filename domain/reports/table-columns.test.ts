import { expect, test } from "vitest";
import {
  createOpenColumns,
  createRowColumns,
  figureColumns,
  sourceColumns,
} from "./table-columns.ts";

const row = {
  key: "1",
  on: "2026-11-16",
  who: "Priya Raman",
  home: "Loriner Street",
  place: "viewing",
  placeId: "a/b",
  value: 10.26,
  note: "Priya has not paid",
} as const;

test.each([
  ["lets", "Days to let"],
  ["asked", "Value"],
] as const)("the values of %s are headed %s", (figure, header) => {
  expect(createRowColumns(figure).value.header).toBe(header);
});

test("values are written to a tenth, and what has none is empty", () => {
  const { median, ninth } = figureColumns;
  const line = { figure: "late", count: 0, before: 0, medianBefore: null } as const;
  const values = { ...line, median: 0, ninth: 1144.68 };
  expect([median.value(values), ninth.value(values)]).toEqual([0, 1144.7]);
  expect(median.value({ ...values, median: null })).toBeNull();
});

test("of few lets no rate is told", () => {
  const { value } = sourceColumns.viewingsPerLet;
  const counts = { source: "Our site", asked: 40, came: 16 };
  expect([4, 5].map((lets) => value({ ...counts, lets }))).toEqual([null, 3.2]);
});

test("what is open names a person in no column that its file has", () => {
  const columns = Object.values(createOpenColumns("clocks"));
  const written = columns.filter((column) => !("namesPeople" in column));
  expect(written.map(({ value }) => value(row))).toEqual([
    "2026-11-16",
    "Loriner Street",
    "/office/diary/viewing/a%2Fb",
  ]);
});
