import { expect, test } from "vitest";
import { formatFieldName, splitFieldName } from "./field-name.ts";

test.each([
  ["email", "email", "Email"],
  ["startsOn", "starts on", "Starts on"],
  ["numOfChildren", "num of children", "Num of children"],
])("%s is %s within a sentence and %s at its beginning", (name, within, first) => {
  expect(splitFieldName(name)).toBe(within);
  expect(formatFieldName(name)).toBe(first);
});
