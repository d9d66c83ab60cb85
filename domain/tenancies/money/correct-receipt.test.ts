import { describe, expect, test } from "vitest";
import {
  ask,
  correct,
  findDeadlines,
  findRule,
  mistyped,
  step,
} from "../../../server/testing/tenancy-actions.ts";
import {
  choose,
  createHeld,
  createSigned,
  grace,
  paper,
  recordAll,
  saoirse,
  seen,
} from "../../../server/testing/tenancies.ts";
import { findAgreementDeadline, findRepayment } from "./holding-deposit.ts";
import { findPayment, type PaymentKind, type Tenancy } from "../tenancy.ts";

const held = [53_076, "2026-11-11"] as [number, string];
const payment = (tenancy: Tenancy, kind: PaymentKind) => findPayment(tenancy, kind)!;

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
    expect(findDeadlines(after, "2026-11-25", "payment")).toHaveLength(1);
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
    expect(findDeadlines(after, "2026-12-30", "payment")).toMatchObject([
      { payment: "first-rent" },
    ]);
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
    ])("as only %i came: all but that is asked by the day that was named", (is, whole) => {
      const after = recordAll(counted, "2026-11-21", fix(is));
      expect(payment(after, "first-rent")).toMatchObject({
        askedPence: whole,
        askedOn: "2026-11-20",
        dueOn: "2026-12-24",
      });
      expect(findDeadlines(after, "2026-12-25", "payment")).toMatchObject([
        { payment: "first-rent", stage: "overdue" },
      ]);
    });

    test("and what was asked is here: the rest is waited for, and may come", () => {
      const here = { do: "receive-payment", kind: "first-rent", evidence: seen } as const;
      const paid = recordAll(counted, "2026-11-21", { ...here, pence: 176_924, on: "2026-11-21" });
      expect(findDeadlines(paid, "2026-12-25", "payment")).toEqual([]);
      const after = recordAll(paid, "2026-11-22", fix(0));
      expect(findDeadlines(after, "2026-12-25", "payment")).toHaveLength(1);
      const rest = { ...here, pence: 53_076, on: "2026-11-23" };
      expect(findRule(after, { ...rest, pence: 53_077 }, "2026-11-23")).toBe("more-than-asked");
      expect(findDeadlines(recordAll(after, "2026-11-23", rest), "2026-12-25", "payment")).toEqual(
        [],
      );
    });

    test("and that was itself mistyped: it is asked as it was before", () => {
      const less = recordAll(
        createSigned(),
        "2026-11-20",
        choose("first-rent", "2026-11-20"),
        ask("first-rent", 100_000),
      );
      const wrong = recordAll(less, "2026-11-21", fix(50_000));
      expect(payment(wrong, "first-rent").askedPence).toBe(103_076);
      const truth = correct("holding-deposit", [50_000, "2026-11-11"], held);
      expect(payment(recordAll(wrong, "2026-11-21", truth), "first-rent").askedPence).toBe(100_000);
    });

    test("and it counts towards the other: this one was asked in full", () => {
      const both = recordAll(counted, "2026-11-21", ask("deposit", 100), fix(0));
      expect(payment(both, "deposit").askedPence).toBe(100);
    });

    test("and it is noticed after the keys: it is asked for then", () => {
      const after = recordAll({ ...counted, state: "moved-in" }, "2026-12-08", fix(0));
      expect(payment(after, "first-rent").askedPence).toBe(230_000);
      expect(findDeadlines(after, "2026-12-25", "payment")).toMatchObject([{ stage: "overdue" }]);
    });

    test.each(["fallen-through", "finished"] as const)(
      "and the tenancy is %s: nothing more is asked",
      (state) => {
        const after = recordAll({ ...counted, state }, "2026-12-08", fix(50_000));
        expect(payment(after, "first-rent").askedPence).toBe(176_924);
      },
    );
  });
});
