import { expect, test } from "vitest";
import { readCsv } from "../campaigns/csv.ts";
import { writeCsv } from "./write-csv.ts";

test("cells are quoted where they need it, and read as they were written", () => {
  const rows = [
    ["Home", "Days"],
    ['"The Ropewalk", E1', "3"],
    ["Two\nlines", ""],
  ];
  const csv = writeCsv(rows);
  expect(csv).toBe('\uFEFFHome,Days\r\n"""The Ropewalk"", E1",3\r\n"Two\nlines",\r\n');
  const read = readCsv(csv);
  expect(read.ok && read.rows.map(({ fields }) => fields)).toEqual(rows);
});

test("numbers are plain, and nothing is no cell", () => {
  expect(writeCsv([[-3.5, null, 0]])).toBe("\uFEFF-3.5,,0\r\n");
});

test.each(["=1+1", "+44", "-2", "@sum", "\tx"])("%s is no formula", (text) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
});
