import { expect, test } from "vitest";
import { describeAttentionCount } from "./describe-attention-count.ts";

test.each([
  [0, ""],
  [1, "One thing needs somebody."],
  [12, "Twelve things need somebody."],
  [13, "13 things need somebody."],
])("%s is said as %j", (count, text) => {
  expect(describeAttentionCount(count)).toBe(text);
});
