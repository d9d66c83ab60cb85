import { expect, test } from "vitest";
import { formatDiaryQuery, readDiaryCriteria } from "./diary-criteria.ts";

const today = "2026-11-20";

test.each([
  ["", { view: "week", day: today, who: null }],
  ["view=team&day=2026-11-21", { view: "team", day: "2026-11-21", who: null }],
  ["who=3&day=2026-11-23", { view: "week", day: "2026-11-23", who: 3 }],
  ["view=moon&day=2026-02-30&who=-1", { view: "week", day: today, who: null }],
  ["day=9999-12-31&who=99999999999", { view: "week", day: today, who: null }],
])("the address “%s” shows what it says, and the usual for what it does not", (query, criteria) => {
  expect(readDiaryCriteria(new URLSearchParams(query), today)).toEqual(criteria);
});

test("what is so by itself is left out of the address", () => {
  expect(formatDiaryQuery({ view: "week", day: today, who: null }, today)).toBe("");
  expect(formatDiaryQuery({ view: "team", day: "2026-11-21", who: 3 }, today)).toBe(
    "?view=team&day=2026-11-21&who=3",
  );
});
