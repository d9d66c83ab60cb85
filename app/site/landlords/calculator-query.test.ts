import { expect, test } from "vitest";
import { fieldsFrom, questionFrom, tidied } from "./calculator-query.ts";

test("without a query the calculator starts at £2,500, 15% and tenant find", () => {
  expect(fieldsFrom(new URLSearchParams())).toEqual({ rent: "2,500", other: "15", plan: "T" });
});

test("a link can carry the question, so that the form works without JavaScript", () => {
  const fields = fieldsFrom(new URLSearchParams("rent=3%2C250&other=12.5&plan=M"));
  expect(fields).toEqual({ rent: "3,250", other: "12.5", plan: "M" });
  expect(questionFrom(fields)).toEqual({ rent: 3250, otherPercent: 12.5, plan: "M" });
});

test("an unknown plan in a link is tenant find", () => {
  expect(fieldsFrom(new URLSearchParams("plan=X")).plan).toBe("T");
});

test.each([
  ["£2,500", 2500],
  ["", 0],
  ["1.2.3", 0],
  ["99999", 50_000],
])("a rent typed as '%s' counts as %d", (rent, expected) => {
  expect(questionFrom({ rent, other: "15", plan: "T" }).rent).toBe(expected);
});

test("a field that was left shows what was counted", () => {
  expect(tidied({ rent: "60000", other: "35", plan: "F" })).toEqual({
    rent: "50,000",
    other: "20",
    plan: "F",
  });
});
