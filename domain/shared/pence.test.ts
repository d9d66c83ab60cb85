import { expect, test } from "vitest";
import { formatPenceField, readPence } from "./pence.ts";

test.each([
  ["496", 49_600],
  ["£496.15", 49_615],
  ["1,150.5", 115_050],
  [" 0.01 ", 1],
  ["", null],
  ["-5", null],
  ["4.567", null],
  ["five", null],
])("reads %j as %s pence", (text, pence) => {
  expect(readPence(text)).toBe(pence);
});

test.each([49_600, 49_615, 1])("%i pence come back as they were typed", (pence) => {
  expect(readPence(formatPenceField(pence))).toBe(pence);
});
