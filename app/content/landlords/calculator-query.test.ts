import { expect, test } from "vitest";
import {
  readFields,
  findProblems,
  buildQuery,
  toFeeQuestion,
  normalizeFields,
} from "./calculator-query.ts";

const start = readFields(new URLSearchParams());

test("without a query the calculator starts at £2,500, 15% and tenant find", () => {
  expect(start).toEqual({ rent: "2,500", other: "15", plan: "T" });
});

test("a link can carry the question, so that the form works without JavaScript", () => {
  const fields = readFields(new URLSearchParams("rent=3%2C250&other=12.5&plan=M"));
  expect(fields).toEqual({ rent: "3,250", other: "12.5", plan: "M" });
  expect(toFeeQuestion(fields)).toEqual({ rent: 3250, otherPercent: 12.5, plan: "M" });
});

test("an unknown plan in a link is tenant find", () => {
  expect(readFields(new URLSearchParams("plan=X")).plan).toBe("T");
});

test.each([
  ["£2,500", 2500, null],
  [" 2500.50 ", 2500.5, null],
  ["0", 0, null],
  ["", 0, "unreadable"],
  ["1.2.3", 0, "unreadable"],
  ["two thousand", 0, "unreadable"],
  ["-5", 0, "low"],
  ["99999", 50_000, "high"],
])("a rent typed as '%s' counts as %d, its problem is %s", (rent, expected, problem) => {
  const fields = { ...start, rent };
  expect(toFeeQuestion(fields).rent).toBe(expected);
  expect(findProblems(fields)).toEqual({ rent: problem, other: null });
});

test("a field that was left shows its number tidily, and a wrong one as it was typed", () => {
  expect(normalizeFields({ rent: "3000", other: "35", plan: "F" })).toEqual({
    rent: "3,000",
    other: "35",
    plan: "F",
  });
});

test("the address carries what is not the usual start, and keeps what else it holds", () => {
  expect(buildQuery(start, "")).toBe("");
  const fields = { rent: "3,250", other: "15", plan: "M" };
  const query = buildQuery(fields, "?utm_source=leaflet&other=12");
  expect(query).toBe("?utm_source=leaflet&rent=3250&plan=M");
  expect(readFields(new URLSearchParams(query))).toEqual(fields);
});

test("a link's amount out of range stands as the link has it", () => {
  expect(readFields(new URLSearchParams("rent=60000")).rent).toBe("60000");
});
