import { expect, test } from "vitest";
import { isRecordChanged } from "./record-change.ts";

test.each([
  ["as it was", "Priya Raman", false],
  ["spelt in capitals", "PRIYA RAMAN", false],
  ["put right by what was confirmed", "Priya Kaur Raman", false],
  ["of somebody else", "Mallory Vane", true],
  ["emptied", "", true],
])("a record %s", (_what, now, isChanged) => {
  expect(isRecordChanged({ name: "Priya Kaur Raman", record: "Priya Raman" }, now)).toBe(isChanged);
});
