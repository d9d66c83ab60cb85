import { expect, test } from "vitest";
import { placeAfter, placeIn } from "./step-place.ts";

test("an entry without state, or of something else, is no step", () => {
  expect([null, undefined, "step", { step: 1 }, { form: "/enquire/1" }].map(at)).toEqual(
    Array(5).fill(null),
  );
});

test("each further step lies one entry deeper, wherever it leads", () => {
  const first = placeAfter(null, "step", { step: 1, from: 0 });
  const second = placeAfter(first, "step", { step: 4, from: 1 });
  expect([at(first), at(second)]).toEqual([
    { step: 1, from: 0, deep: 1 },
    { step: 4, from: 1, deep: 2 },
  ]);
});

test("a form within a form leaves the outer one's step as it is", () => {
  const outer = placeAfter(null, "step", { step: 2, from: 0 });
  const inner = placeAfter(outer, "inner", { step: 1, from: 0 });
  expect(at(inner)).toEqual({ step: 2, from: 0, deep: 1 });
  expect(placeIn(inner, "inner")).toEqual({ step: 1, from: 0, deep: 1 });
  expect(placeIn(outer, "inner")).toBeNull();
});

function at(state: unknown) {
  return placeIn(state, "step");
}
