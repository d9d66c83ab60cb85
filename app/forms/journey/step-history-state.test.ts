import { expect, test } from "vitest";
import { createStepState, readStepState } from "./step-history-state.ts";

test("an entry without state, or of something else, is no step", () => {
  expect([null, undefined, "step", { step: 1 }, { form: "/enquire/1" }].map(readStep)).toEqual(
    Array(5).fill(null),
  );
});

test("each further step lies one entry deeper, wherever it leads", () => {
  const first = createStepState(null, "step", { step: 1, from: 0 });
  const second = createStepState(first, "step", { step: 4, from: 1 });
  expect([readStep(first), readStep(second)]).toEqual([
    { step: 1, from: 0, deep: 1 },
    { step: 4, from: 1, deep: 2 },
  ]);
});

test("a form within a form leaves the outer one's step as it is", () => {
  const outer = createStepState(null, "step", { step: 2, from: 0 });
  const inner = createStepState(outer, "inner", { step: 1, from: 0 });
  expect(readStep(inner)).toEqual({ step: 2, from: 0, deep: 1 });
  expect(readStepState(inner, "inner")).toEqual({ step: 1, from: 0, deep: 1 });
  expect(readStepState(outer, "inner")).toBeNull();
});

function readStep(state: unknown) {
  return readStepState(state, "step");
}
