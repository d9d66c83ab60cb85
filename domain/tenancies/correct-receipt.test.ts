import { describe, expect, test } from "vitest";
import { ask, correct, findRule, mistyped, step } from "../../server/testing/let-actions.ts";
import {
  choose,
  createHeld,
  createSigned,
  grace,
  paper,
  recordAll,
  saoirse,
  seen,
} from "../../server/testing/tenancies.ts";
import { findAgreementDeadline, findRepayment } from "./holding-deposit.ts";
import { listAlarms } from "./list-alarms.ts";
import { findPayment, type PaymentKind, type Tenancy } from "./tenancy.ts";

const held = [53_076, "2026-11-11"] as [number, string];
const payment = (tenancy: Tenancy, kind: PaymentKind) => findPayment(tenancy, kind)!;
const alarms = (tenancy: Tenancy, day: string, name: string) =>
  listAlarms(tenancy, new Date(`${day}T12:00:00Z`)).filter((alarm) => alarm.name === name);

describe("a holding deposit that was mistyped", () => {
  test("has another amount or day, and what was recorded stays on record", () => {
    const after = recordAll(
      createHeld(),
      "2026-11-13",
      correct("holding-deposit", held, [50_000, "2026-11-12"]),
    );
    expect(payment(after, "holding-deposit")).toMatchObject({
      receipts: [{ pence: 50_000, on: "2026-11-12", by: saoirse, evidence: mistyped }],
      corrections: [
        {
          was: { pence: 53_076, on: "2026-11-11", by: saoirse, evidence: seen },
          became: { pence: 50_000, on: "2026-11-12" },
          correctedOn: "2026-11-13",
          by: saoirse,
        },
      ],
    });
    expect(findAgreementDeadline(after)).toBe("2026-11-26");
  });

  test("never came: then no deadline runs, and it is waited for again", () => {
    const struck = correct("holding-deposit", held, [0, "2026-11-11"]);
    const after = recordAll(createHeld(), "2026-11-13", struck);
    expect(payment(after, "holding-deposit")).toMatchObject({
      receipts: [],
      corrections: [{ became: null }],
    });
    expect(findAgreementDeadline(after)).toBeNull();
    expect(alarms(after, "2026-11-25", "payment")).toHaveLength(1);
    const here = { do: "receive-payment", kind: "holding-deposit", evidence: seen } as const;
    const again = { ...here, pence: 53_076, on: "2026-11-14" };
    expect(findAgreementDeadline(recordAll(after, "2026-11-14", again))).toBe("2026-11-28");
  });

  test.each([
    ["to more than was asked", [53_077, "2026-11-11"], "more-than-asked"],
    ["to what it is already", held, "nothing-corrected"],
    ["to less than nothing", [-1, "2026-11-11"], "amount-not-possible"],
    ["to a part of a penny", [0.5, "2026-11-11"], "amount-not-possible"],
    ["to a day before it was asked for", [50_000, "2026-11-10"], "date-outside"],
    ["to a day that is still to come", [50_000, "2026-11-14"], "date-outside"],
  ] as const)("is not corrected %s", (_how, [pence, on], rule) => {
    const action = correct("holding-deposit", held, [pence, on]);
    expect(findRule(createHeld(), action, "2026-11-13")).toBe(rule);
  });

  test("is not corrected without a reason in words, nor once a colleague has corrected it", () => {
    const action = correct("holding-deposit", held, [50_000, "2026-11-11"]);
    const unsaid = correct("holding-deposit", held, [50_000, "2026-11-11"], paper);
    expect(findRule(createHeld(), unsaid, "2026-11-13")).toBe("correction-unexplained");
    const after = recordAll(createHeld(), "2026-11-13", action);
    expect(findRule(after, action, "2026-11-13")).toBe("receipt-unknown");
    expect(findRule(after, correct("deposit", held, [1, "2026-11-11"]), "2026-11-13")).toBe(
      "receipt-unknown",
    );
  });

  test("is not corrected once it went back or is kept: that was all of it", () => {
    const back = {
      kind: "holding-deposit",
      pence: 53_076,
      on: "2026-11-12",
      evidence: seen,
    } as const;
    const repaid = recordAll(createHeld(), "2026-11-12", { do: "repay-payment", ...back });
    const action = correct("holding-deposit", held, [50_000, "2026-11-11"]);
    expect(findRule(repaid, action, "2026-11-13")).toBe("settled-already");
  });

  test("can be corrected while a name is on the sanctions list, as no money moves", () => {
    const match = step("sanctions", grace, "2026-11-12", { outcome: "failed" });
    const listed = recordAll(createHeld(), "2026-11-12", match);
    const action = correct("holding-deposit", held, [50_000, "2026-11-11"]);
    expect(findRule(listed, action, "2026-11-13")).toBeNull();
  });

  test("that came earlier: more time counts only where it was agreed before the true deadline", () => {
    const wrong = recordAll(
      createHeld(),
      "2026-11-12",
      correct("holding-deposit", held, [53_076, "2026-11-12"]),
    );
    const until = "2026-12-02";
    const late = { do: "extend-deadline", until, agreedOn: "2026-11-26", evidence: paper } as const;
    const extended = recordAll(wrong, "2026-11-26", late);
    expect(findAgreementDeadline(extended)).toBe(until);
    const truth = correct("holding-deposit", [53_076, "2026-11-12"], held);
    const after = recordAll(extended, "2026-11-27", truth);
    expect(findAgreementDeadline(after)).toBe("2026-11-25");
    expect(findRepayment(after, "2026-11-27")?.because).toBe("deadline-passed");
  });

  test("that was counted: less is asked of the rent, unless more than that came already", () => {
    const part = recordAll(
      createHeld(),
      "2026-11-13",
      correct("holding-deposit", held, [50_000, "2026-11-11"]),
    );
    const signed = recordAll(
      { ...createSigned(), payments: part.payments },
      "2026-11-20",
      choose("first-rent", "2026-11-20"),
      ask("first-rent", 230_000 - 50_000),
    );
    const truth = correct("holding-deposit", [50_000, "2026-11-11"], held);
    const after = recordAll(signed, "2026-11-21", truth);
    expect(payment(after, "first-rent").askedPence).toBe(230_000 - 53_076);
    expect(payment(after, "holding-deposit").settled).toMatchObject({
      how: "applied",
      pence: 53_076,
    });
    const here = {
      do: "receive-payment",
      kind: "first-rent",
      on: "2026-11-21",
      evidence: seen,
    } as const;
    const paid = recordAll(signed, "2026-11-21", { ...here, pence: 180_000 });
    expect(findRule(paid, truth, "2026-11-21")).toBe("rent-cap");
  });

  test("that was counted and never came is counted no more", () => {
    const signed = recordAll(
      createSigned(),
      "2026-11-20",
      choose("first-rent", "2026-11-20"),
      ask("first-rent", 100),
    );
    expect(payment(signed, "holding-deposit").settled?.how).toBe("applied");
    const after = recordAll(
      signed,
      "2026-11-21",
      correct("holding-deposit", held, [0, "2026-11-11"]),
    );
    expect(payment(after, "holding-deposit").settled).toBeNull();
    // Nobody is asked for it any more: everybody has signed.
    expect(alarms(after, "2026-12-30", "payment")).toMatchObject([{ payment: "first-rent" }]);
  });

  describe("of which less counted than was left out of the rent", () => {
    const counted = recordAll(
      createSigned(),
      "2026-11-20",
      choose("first-rent", "2026-11-20"),
      ask("first-rent", 176_924),
    );
    const fix = (is: number) => correct("holding-deposit", held, [is, "2026-11-11"]);

    test.each([
      [0, 230_000],
      [50_000, 180_000],
    ])("as only %i came: all but that is asked for, and no penny more", (is, whole) => {
      const after = recordAll(counted, "2026-11-21", fix(is));
      expect(findRule(after, ask("first-rent", whole + 1), "2026-11-21")).toBe("rent-cap");
      const asked = recordAll(after, "2026-11-21", ask("first-rent", whole));
      expect(payment(asked, "first-rent")).toMatchObject({
        askedPence: whole,
        askedOn: "2026-11-20",
        dueOn: "2026-12-24",
      });
      // The same sent again.
      expect(findRule(asked, ask("first-rent", whole), "2026-11-21")).toBe("asked-already");
      expect(alarms(asked, "2026-12-25", "payment")).toMatchObject([{ payment: "first-rent" }]);
    });

    test("and nothing is corrected, or it counts towards the other: it was asked already", () => {
      expect(findRule(counted, ask("first-rent", 230_000), "2026-11-21")).toBe("asked-already");
      const both = recordAll(counted, "2026-11-21", ask("deposit", 100), fix(0));
      expect(findRule(both, ask("deposit", 200), "2026-11-21")).toBe("asked-already");
    });

    test("and it is noticed after the keys: it is asked for then, and nothing else is", () => {
      const moved = { ...counted, state: "moved-in" } as const;
      expect(findRule(moved, ask("first-rent", 230_000), "2026-12-08")).toBe("over-already");
      const after = recordAll(moved, "2026-12-08", fix(0));
      expect(findRule(after, ask("deposit", 100), "2026-12-08")).toBe("over-already");
      const asked = recordAll(after, "2026-12-08", ask("first-rent", 230_000));
      expect(alarms(asked, "2026-12-25", "payment")).toMatchObject([{ stage: "overdue" }]);
      const over = { ...after, state: "fallen-through" } as const;
      expect(findRule(over, ask("first-rent", 230_000), "2026-12-08")).toBe("over-already");
    });
  });
});
