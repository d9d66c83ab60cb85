import { expect, test } from "vitest";
import { describeTaken } from "./feed-file.ts";

const figures = {
  records: 3,
  taken: 2,
  added: 2,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: 1,
  warnings: 0,
};

test.each([
  [figures, true, "2 of 3 imported"],
  [{ ...figures, incomplete: 0 }, false, "2 of 3 would be imported"],
  [{ ...figures, incomplete: 1 }, true, "2 of 3 imported, 1 of them with values left out"],
])("of the homes of %j it is told whether values of theirs were left out", (of, isDone, told) => {
  expect(describeTaken(of, isDone)).toBe(told);
});
