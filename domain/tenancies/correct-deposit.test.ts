import { describe, expect, test } from "vitest";
import {
  ask,
  correct,
  findDeadlines,
  findRule,
  step,
} from "../../server/testing/tenancy-actions.ts";
import {
  choose,
  createReady,
  createSigned,
  grace,
  luis,
  payInFull,
  recordAll,
  seen,
} from "../../server/testing/tenancies.ts";
import { getAmountReceived, findPayment, type PaymentKind, type Tenancy } from "./tenancy.ts";

const held = [53_076, "2026-11-11"] as [number, string];
const payment = (tenancy: Tenancy, kind: PaymentKind) => findPayment(tenancy, kind)!;

describe("a deposit that was mistyped", () => {
  const paid = recordAll(
    createSigned(),
    "2026-11-21",
    ...payInFull(createSigned(), "deposit", "2026-11-21"),
  );
  const here = [265_384, "2026-11-21"] as [number, string];
  const registered = recordAll(
    paid,
    "2026-11-24",
    step("deposit-registration", null, "2026-11-24"),
    step("prescribed-information", grace, "2026-11-24"),
  );

  test.each([
    ["another amount", [264_000, "2026-11-21"], "deposit-registered"],
    ["nothing", [0, "2026-11-21"], "deposit-registered"],
    ["a later day than that of its registration", [265_384, "2026-11-25"], "deposit-registered"],
    ["another day before it", [265_384, "2026-11-23"], null],
  ] as const)("and was registered since becomes %s", (_what, is, rule) => {
    expect(findRule(registered, correct("deposit", here, [...is]), "2026-11-26")).toBe(rule);
  });

  test("is corrected once both are undone, after the keys, too, and registered anew", () => {
    const moved = { ...registered, state: "moved-in" } as const;
    const undone = recordAll(
      moved,
      "2026-11-26",
      { do: "reopen-step", kind: "deposit-registration", personId: null },
      { do: "reopen-step", kind: "prescribed-information", personId: grace },
    );
    const after = recordAll(
      undone,
      "2026-11-26",
      correct("deposit", here, [264_000, "2026-11-23"]),
    );
    expect(findDeadlines(after, "2026-12-22", "deposit-registration")).toMatchObject([
      { dueOn: "2026-12-22" },
    ]);
    expect(
      findRule(after, step("deposit-registration", null, "2026-11-26"), "2026-11-26"),
    ).toBeNull();
    expect(
      findRule(moved, { do: "reopen-step", kind: "references", personId: luis }, "2026-11-26"),
    ).toBe("over-already");
  });

  test("of which more comes once it was registered is registered anew", () => {
    const half = 132_500;
    const begun = recordAll(
      createSigned(),
      "2026-11-21",
      ask("deposit", 2 * half),
      { do: "receive-payment", kind: "deposit", pence: half, on: "2026-11-21", evidence: seen },
      step("deposit-registration", null, "2026-11-21"),
    );
    const rest = {
      do: "receive-payment",
      kind: "deposit",
      pence: half,
      on: "2026-11-23",
      evidence: seen,
    } as const;
    expect(findRule(begun, rest, "2026-11-23")).toBe("deposit-registered");
    const undo = { do: "reopen-step", kind: "deposit-registration", personId: null } as const;
    expect(findRule(recordAll(begun, "2026-11-23", undo), rest, "2026-11-23")).toBeNull();
  });

  test("of which part is the holding deposit: that names its amount, too", () => {
    const part = recordAll(
      createSigned(),
      "2026-11-20",
      choose("deposit", "2026-11-20"),
      ask("deposit", 265_384 - 53_076),
      step("deposit-registration", null, "2026-11-20"),
    );
    const less = correct("holding-deposit", held, [50_000, "2026-11-11"]);
    expect(findRule(part, less, "2026-11-21")).toBe("deposit-registered");
  });
});

test("rent that was mistyped and noticed after the keys is waited for, may come, and is then here", () => {
  const moved = recordAll(createReady(), "2026-12-07", step("keys", null, "2026-12-07"));
  const { pence, on } = payment(moved, "first-rent").receipts[0]!;
  const after = recordAll(moved, "2026-12-08", correct("first-rent", [pence, on], [100_000, on]));
  expect(after.state).toBe("moved-in");
  expect(findDeadlines(after, "2026-12-09", "payment")).toMatchObject([
    { payment: "first-rent", stage: "overdue" },
  ]);
  const rest = {
    do: "receive-payment",
    kind: "first-rent",
    pence: pence - 100_000,
    on: "2026-12-09",
    evidence: seen,
  } as const;
  const whole = recordAll(after, "2026-12-09", rest);
  expect(getAmountReceived(payment(whole, "first-rent"))).toBe(pence);
  expect(findDeadlines(whole, "2026-12-09", "payment")).toEqual([]);
  expect(findRule(whole, { ...rest, pence: 1 }, "2026-12-09")).toBe("more-than-asked");
});

test("a deposit that is found to be mistyped when it goes back is corrected after the end", () => {
  const moved = recordAll(createReady(), "2026-12-07", step("keys", null, "2026-12-07"));
  const over = recordAll(moved, "2027-12-07", {
    do: "finish",
    by: "renter",
    on: "2027-12-06",
    evidence: seen,
  });
  const { pence, on } = payment(over, "deposit").receipts[0]!;
  const after = recordAll(over, "2027-12-08", correct("deposit", [pence, on], [pence - 100, on]));
  const back = { do: "repay-payment", kind: "deposit", on: "2027-12-08", evidence: seen } as const;
  expect(findRule(after, { ...back, pence }, "2027-12-08")).toBe("repay-in-full");
  expect(findRule(after, { ...back, pence: pence - 100 }, "2027-12-08")).toBeNull();
});
