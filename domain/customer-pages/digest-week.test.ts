import { expect, test } from "vitest";
import { describeWeek, findDigestWeek, isNews } from "./digest-week.ts";

test.each([
  ["2026-11-23T07:29:00Z", null],
  ["2026-11-23T07:30:00Z", "2026-11-23"],
  ["2026-11-23T23:30:00Z", "2026-11-23"],
  ["2026-11-24T07:30:00Z", null],
  // Summer: London is an hour ahead.
  ["2026-06-29T06:30:00Z", "2026-06-29"],
  ["2026-06-28T23:30:00Z", null],
])("at %s the digest of %s is due", (now, week) => {
  expect(findDigestWeek(new Date(now))).toBe(week);
});

const quiet = {
  name: "Kiln Yard",
  views: 12,
  asked: 0,
  viewed: 0,
  planned: 0,
  offers: 0,
  words: 0,
  questions: 0,
  steps: [],
  papers: [],
};

test("looks at the page alone are no news", () => {
  expect(isNews(quiet)).toBe(false);
  expect(isNews({ ...quiet, asked: 1 })).toBe(true);
  expect(isNews({ ...quiet, questions: 1 })).toBe(true);
  expect(isNews({ ...quiet, papers: ["EPC expired 01/11/2026"] })).toBe(true);
});

test("a week is told in numbers, then what was done, and which papers run out", () => {
  const steps = ["Agreement signed", "Keys handed over"];
  const papers = ["Gas safety certificate expires 12/12/2026"];
  expect(describeWeek({ ...quiet, asked: 1, offers: 2, questions: 1, steps, papers })).toBe(
    "12 views, 1 enquiry, 2 offers, 1 question to answer. Agreement signed. Keys handed over. Gas safety certificate expires 12/12/2026",
  );
  expect(describeWeek({ ...quiet, views: 0, steps })).toBe("Agreement signed. Keys handed over");
});
