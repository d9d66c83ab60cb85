import { expect, test } from "vitest";
import { step } from "../testing/let-actions.ts";
import { createHeld, grace, recordAll, seen } from "../testing/tenancies.ts";
import { describeHeld } from "./describe-held.ts";

const on = "2026-11-12";
const end = { do: "fall-through", by: "agency", on, evidence: seen } as const;

test("money of a let that fell through is said to go back", () => {
  const fallen = recordAll(createHeld(), on, end);
  expect(describeHeld(fallen, on).join()).toContain("£530.76");
});

test("nothing is said of money that may not be paid out, as a name is on the sanctions list", () => {
  const match = step("sanctions", grace, on, { outcome: "failed" });
  expect(describeHeld(recordAll(createHeld(), on, match, end), on)).toEqual([]);
});
