import { expect, test } from "vitest";
import { canUndoMerge } from "./merge-rules.ts";

test.each([
  ["2026-10-22T12:00:01Z", true],
  ["2026-10-22T12:00:00Z", false],
])("a merge of %s can be undone on 21 November at noon: %s", (mergedAt, canBeUndone) => {
  expect(canUndoMerge(new Date(mergedAt), new Date("2026-11-21T12:00:00Z"))).toBe(canBeUndone);
});
