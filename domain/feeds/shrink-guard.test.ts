import { expect, test } from "vitest";
import { findShrinks, guards } from "./shrink-guard.ts";

const homes = (count: number, branchId = "1") =>
  Array.from({ length: count }, () => ({ branchId }));

test.each([
  // had, missing, share, held
  [10, 5, guards.attended, false],
  [10, 6, guards.attended, true],
  [9, 9, guards.attended, false],
  [10, 2, guards.unattended, false],
  [10, 3, guards.unattended, true],
  [50, 10, guards.unattended, false],
  [50, 11, guards.unattended, true],
  [0, 0, guards.unattended, false],
])(
  "a branch of %i of which %i are missing at a share of %f: held is %s",
  (had, missing, share, held) => {
    expect(findShrinks(homes(had), homes(missing), share)).toEqual(
      held ? [{ branch: "1", had, missing }] : [],
    );
  },
);

test("each branch is judged by itself", () => {
  const live = [...homes(20), ...homes(20, "2")];
  expect(findShrinks(live, homes(15, "2"), guards.attended)).toEqual([
    { branch: "2", had: 20, missing: 15 },
  ]);
});
