import { describe, expect, test } from "vitest";
import { ask, findRule, step } from "../../../server/testing/tenancy-actions.ts";
import {
  checks,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  grace,
  passAll,
  recordAll,
  seen,
  createLandlord,
} from "../../../server/testing/tenancies.ts";
import type { TenancyAction } from "../tenancy-action.ts";
import type { Tenancy } from "../tenancy.ts";

test("a match with the sanctions list stops everything but the end", () => {
  const matched = recordAll(
    createHeld(),
    "2026-11-12",
    step("sanctions", grace, "2026-11-12", { outcome: "failed" }),
  );
  for (const action of [
    {
      do: "repay-payment",
      kind: "holding-deposit",
      pence: 53_076,
      on: "2026-11-12",
      evidence: seen,
    },
    ask("first-rent", 1),
    step("identity", grace, "2026-11-12"),
  ] as const) {
    expect(findRule(matched, action, "2026-11-12")).toBe("sanctions-match");
  }
  const end = { do: "fall-through", by: "agency", on: "2026-11-12", evidence: seen } as const;
  expect(findRule(matched, end, "2026-11-12")).toBeNull();
  expect(findRule(matched, step("sanctions", grace, "2026-11-12"), "2026-11-12")).toBeNull();
});

describe("a landlord on the sanctions list", () => {
  const listed = { landlord: createLandlord({ sanctions: "match" }) };
  const held = createHeld();

  test.each<[string, Tenancy, TenancyAction]>([
    ["nobody is checked", held, step("identity", grace, "2026-11-12")],
    ["no money is asked for", createTenancy(), ask("holding-deposit", 100)],
    [
      "no money is taken",
      createSigned(),
      { do: "receive-payment", kind: "first-rent", pence: 100, on: "2026-11-20", evidence: seen },
    ],
    ["nothing is signed", held, step("signature", grace, "2026-11-12")],
    ["no keys are given", createReady(), step("keys", null, "2026-12-07")],
    [
      "no holding deposit is kept for them",
      held,
      { do: "keep-holding-deposit", reason: "withdrew", on: "2026-11-12", evidence: seen },
    ],
  ])("%s (Sanctions and Anti-Money Laundering Act 2018)", (_what, tenancy, action) => {
    const today = "on" in action ? action.on : "2026-11-12";
    expect(findRule(tenancy, action, today, listed)).toBe("landlord-sanctions-match");
  });

  test("ends the tenancy, and what was held for the home goes back to the renter", () => {
    const on = "2026-11-12";
    const end = { do: "fall-through", by: "agency", on, evidence: seen } as const;
    expect(findRule(held, end, on, listed)).toBeNull();
    const repay = { do: "repay-payment", kind: "holding-deposit", pence: 53_076, on } as const;
    const ended = recordAll(held, on, end);
    expect(findRule(ended, { ...repay, evidence: seen }, on, listed)).toBeNull();
  });

  test("is not a landlord who was not looked up: only the signatures wait for that", () => {
    const unchecked = { landlord: createLandlord({ sanctions: null, checked: null }) };
    const identity = step("identity", grace, "2026-11-12");
    expect(findRule(held, identity, "2026-11-12", unchecked)).toBeNull();
    const done = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", ...checks, "written-statement"),
    );
    for (const sign of [
      step("signature", grace, "2026-11-20"),
      step("landlord-signature", null, "2026-11-20"),
    ]) {
      expect(findRule(done, sign, "2026-11-20", unchecked)).toBe("landlord-unchecked");
      expect(findRule(done, sign, "2026-11-20")).toBeNull();
    }
  });
});
