import { expect, test } from "vitest";
import { describeAttentionCount } from "./describe-attention-count.ts";

test.each([
  [0, ""],
  [1, "1 item needs attention."],
  [12, "12 items need attention."],
])("%s is said as %j", (count, text) => {
  expect(describeAttentionCount(count)).toBe(text);
});
