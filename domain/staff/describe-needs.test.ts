import { expect, test } from "vitest";
import { describeNeeds } from "./describe-needs.ts";

test.each([
  [0, ""],
  [1, "One thing needs somebody."],
  [12, "Twelve things need somebody."],
  [13, "13 things need somebody."],
])("%s is said as %j", (count, text) => {
  expect(describeNeeds(count)).toBe(text);
});
