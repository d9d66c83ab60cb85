import { expect, test } from "vitest";
import * as v from "valibot";
import { countField, poundsField } from "./number-field.ts";

const messages = { missing: "How many?", wrong: "From 1 to 20" };
const count = countField({ least: 1, most: 20 }, messages);
const pounds = poundsField({ least: 0, most: 100_000 }, messages);

function outcome(schema: v.GenericSchema, value: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, value);
  return success ? output : issues[0].message;
}

test.each([
  ["2", 2],
  [" 2 ", 2],
  [2, 2],
  ["", messages.missing],
  [" ", messages.missing],
  [undefined, messages.missing],
  [null, messages.missing],
  [true, messages.missing],
  ["0", messages.wrong],
  ["21", messages.wrong],
  ["1.5", messages.wrong],
  ["two", messages.wrong],
  [-1, messages.wrong],
])("%j as a count from 1 to 20 is %j", (value, expected) => {
  expect(outcome(count, value)).toBe(expected);
});

test.each([
  ["£2,450", 2450],
  ["2 450", 2450],
  ["2450.49", 2450],
  [2450, 2450],
  ["0", 0],
  ["-1", messages.wrong],
  ["100001", messages.wrong],
  ["Infinity", messages.wrong],
  ["lots", messages.wrong],
])("%j in pounds is %j", (value, expected) => {
  expect(outcome(pounds, value)).toBe(expected);
});
