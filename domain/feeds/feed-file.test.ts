import { expect, test } from "vitest";
import {
  describeRead,
  describeTaken,
  describeWithdrawn,
  listProblems,
  nameImport,
} from "./feed-file.ts";

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

test("what is to be looked at is counted by kind, and a warning is no value left out", () => {
  expect(listProblems(figures)).toEqual(["1 rejected"]);
  expect(listProblems({ ...figures, refused: 0, warnings: 219 })).toEqual(["219 warnings"]);
  expect(listProblems({ ...figures, incomplete: 2, warnings: 4 })).toEqual([
    "2 with values left out",
    "1 rejected",
    "4 warnings",
  ]);
});

test("only of a file that was taken its homes are imported", () => {
  expect(describeRead(figures, "taken")).toBe("2 imported");
  for (const state of ["held", "checked", "dropped", "refused"] as const)
    expect(describeRead(figures, state)).toBe("2 readable");
});

test("the button of a short file says how many properties it withdraws, held or tested", () => {
  const short = { ...figures, withdrawn: 6 };
  const told = "Import file and withdraw 6 properties";
  expect(nameImport({ state: "held", figures: short })).toBe(told);
  expect(nameImport({ state: "checked", figures: { ...short, isShort: true } })).toBe(told);
  expect(nameImport({ state: "checked", figures: short })).toBe("Import file");
});

test.each([
  [{ withdrawn: 1 }, "1 live property"],
  [{ withdrawn: 6, missing: 6 }, "6 live properties"],
  [
    { withdrawn: 8, missing: 3 },
    "8 live properties (3 missing from the file and 5 marked as off the market)",
  ],
])("of the properties that a file withdraws it is told which it lacks: %j", (of, told) => {
  expect(describeWithdrawn(of)).toBe(told);
});
