import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";

const readRows = (text: string) => {
  const csv = readCsv(text);
  return csv.ok ? csv.rows.map(({ fields }) => fields) : csv;
};

test.each([
  ["a,b\nc,d\n", "by line feeds"],
  ["a,b\r\nc,d\r\n", "by carriage returns and line feeds"],
  ["a,b\rc,d", "by carriage returns"],
  ["a,b\nc,d", "but the last"],
  ["\uFEFFa,b\nc,d\n", "behind a byte order mark"],
  ["\na,b\n\n,\nc,d\n\n", "with empty ones between"],
  [" a , b\nc,d ", "with space around the values"],
])("%j holds two rows, ended %s", (text) => {
  expect(readRows(text)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("a quoted field holds commas, line breaks and doubled quotation marks", () => {
  expect(readRows('"Brough, Ada","a ""b""\r\nc",""\nd,,e')).toEqual([
    ["Brough, Ada", 'a "b"\r\nc', ""],
    ["d", "", "e"],
  ]);
});

test("an empty last field counts", () => {
  expect(readRows("a,\nb,")).toEqual([
    ["a", ""],
    ["b", ""],
  ]);
});

test("a row knows its line number, even after a line break in a field", () => {
  const csv = readCsv('a\n"b\nc"\n\nd');
  expect(csv).toMatchObject({ ok: true, rows: [{ line: 1 }, { line: 2 }, { line: 5 }] });
});

test.each([
  ['a\nb "c" d', 2],
  ['a\n"b', 2],
  ['"a"b', 1],
  ['a\n\n"b\nc" d', 3],
])("%j has a misplaced quotation mark on line %i", (text, line) => {
  expect(readCsv(text)).toEqual({
    ok: false,
    line,
    problem: "misplaced quotation mark",
  });
});

test("an empty text has no rows", () => {
  expect(readRows("")).toEqual([]);
});
