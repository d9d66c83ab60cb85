import { describe, expect, test } from "vitest";
import { describeTaken, keepTakenRows } from "./taken.ts";

test.each([
  ["conversation.assigned", "Tom", "Tom assigned this to themselves"],
  ["conversation.assigned", "Amina", "Tom assigned this to Amina"],
  ["conversation.assigned", null, "Tom unassigned this"],
  ["conversation.answered", "Tom", "Tom answered this"],
  ["conversation.closed", null, "Tom closed this"],
  ["conversation.snoozed", "Tom", "Tom snoozed this"],
])("%s, now %s’s: %s", (action, owner, text) => {
  expect(describeTaken({ action, by: "Tom", owner })).toBe(text);
});

describe("a row that is taken while one looks", () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id }));
  const start = keepTakenRows([], rows("a", "b", "c"), []);
  const took = { id: "b", text: "Tom assigned this to themselves" };

  test("stays in its place with what was done", () => {
    expect(keepTakenRows(start, rows("a", "c"), [took])).toEqual([
      { id: "a", taken: null },
      { id: "b", taken: "Tom assigned this to themselves" },
      { id: "c", taken: null },
    ]);
  });

  test("stays through further changes, and is back if it waits again", () => {
    const left = keepTakenRows(start, rows("a", "c"), [took]);
    expect(keepTakenRows(left, rows("c", "d"), []).map(({ id }) => id)).toEqual(["c", "b", "d"]);
    expect(keepTakenRows(left, rows("a", "b", "c"), [took])).toEqual(start);
  });

  test("goes at once if no colleague took it, and one that was never shown does not come", () => {
    expect(keepTakenRows(start, rows("a", "c"), [])).toEqual(keepTakenRows([], rows("a", "c"), []));
    expect(keepTakenRows([], rows("a"), [took]).map(({ id }) => id)).toEqual(["a"]);
  });
});
