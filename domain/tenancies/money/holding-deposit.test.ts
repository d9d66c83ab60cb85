import { describe, expect, test } from "vitest";
import { ask, findRule } from "../../../server/testing/tenancy-actions.ts";
import {
  createHeld,
  createSigned,
  createTenancy,
  paper,
  recordAll,
  seen,
} from "../../../server/testing/tenancies.ts";
import { findAgreementDeadline, findRepayment, isKeepReasonPossible } from "./holding-deposit.ts";
import type { TenancyAction } from "../tenancy-action.ts";
import { keepReasons, type PaymentKind } from "../tenancy.ts";

describe("holding deposit (Tenant Fees Act 2019, schedules 1 and 2)", () => {
  test.each([
    [2300, 53_076, null],
    [2300, 53_077, "holding-deposit-cap"],
    [2500, 57_692, null],
    [2500, 57_693, "holding-deposit-cap"],
    [1300, 30_000, null],
    [1300, 30_001, "holding-deposit-cap"],
    [2300, 0, "amount-not-possible"],
    [2300, 0.5, "amount-not-possible"],
  ] as const)("is at most a week's rent: of £%i, %f pence", (rentPcm, pence, rule) => {
    expect(findRule(createTenancy({ rentPcm }), ask("holding-deposit", pence), "2026-11-10")).toBe(
      rule,
    );
  });

  test("one for a home: none is asked or taken while another's is here", () => {
    const elsewhere = { isHeldElsewhere: true };
    expect(findRule(createTenancy(), ask("holding-deposit", 100), "2026-11-10", elsewhere)).toBe(
      "one-holding-deposit",
    );
    const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 100));
    const receive = {
      kind: "holding-deposit",
      pence: 100,
      on: "2026-11-11",
      evidence: seen,
    } as const;
    const action = { do: "receive-payment", ...receive } as const;
    expect(findRule(asked, action, "2026-11-11", elsewhere)).toBe("one-holding-deposit");
    expect(findRule(asked, action, "2026-11-11")).toBeNull();
  });

  test("holds nothing once everybody has signed: none is asked then, and what comes goes back", () => {
    const signed = createSigned();
    const unasked = { ...signed, payments: [] };
    expect(findRule(unasked, ask("holding-deposit", 100), "2026-11-20")).toBe(
      "too-late-for-holding",
    );
    const [payment] = signed.payments;
    const unpaid = { ...signed, payments: [{ ...payment!, receipts: [] }] };
    const receive = { do: "receive-payment", kind: "holding-deposit", pence: 100 } as const;
    const late = { ...receive, on: "2026-11-24", evidence: seen };
    expect(findRepayment(recordAll(unpaid, "2026-11-24", late), "2026-11-24")).toEqual({
      because: "came-after",
      dueOn: "2026-11-30",
    });
  });

  test("is agreed by the fifteenth day, the day of receipt being the first", () => {
    expect(findAgreementDeadline(createHeld())).toBe("2026-11-25");
  });

  test.each([
    ["in writing", "2026-12-02", "2026-11-20", paper, "2026-11-20", null],
    ["without paper", "2026-12-02", "2026-11-20", seen, "2026-11-20", "extension-in-writing"],
    [
      "without a word",
      "2026-12-02",
      "2026-11-20",
      { note: "", documentId: null },
      "2026-11-20",
      "extension-in-writing",
    ],
    ["after the deadline", "2026-12-02", "2026-11-26", paper, "2026-11-26", "extension-late"],
    ["to the same day", "2026-11-25", "2026-11-20", paper, "2026-11-20", "extension-not-later"],
  ] as const)("more time %s", (_how, until, agreedOn, evidence, today, rule) => {
    const action = { do: "extend-deadline", until, agreedOn, evidence } as const;
    expect(findRule(createHeld(), action, today)).toBe(rule);
  });

  const repay = (pence: number, on: string): TenancyAction => ({
    do: "repay-payment",
    kind: "holding-deposit",
    pence,
    on,
    evidence: seen,
  });

  test("goes back in full", () => {
    const held = createHeld();
    expect(findRule(held, repay(53_075, "2026-11-12"), "2026-11-12")).toBe("repay-in-full");
    expect(findRule(held, repay(53_076, "2026-11-12"), "2026-11-12")).toBeNull();
    const back = recordAll(held, "2026-11-12", repay(53_076, "2026-11-12"));
    expect(findRule(back, repay(53_076, "2026-11-12"), "2026-11-12")).toBe("settled-already");
  });

  test.each([
    ["renter", "withdrew", "2026-11-18", null],
    ["renter", "withdrew", "2026-11-19", "reasons-late"],
    ["renter", "delay", "2026-11-18", "may-not-keep"],
    ["landlord", "withdrew", "2026-11-18", "may-not-keep"],
    ["landlord", "delay", "2026-11-18", "may-not-keep"],
    ["landlord", "false-information", "2026-11-18", null],
    ["agency", "right-to-rent", "2026-11-18", "may-not-keep"],
  ] as const)("the %s ended it on the 12th: kept because %s on %s", (by, reason, on, rule) => {
    const ended = recordAll(createHeld(), "2026-11-12", {
      do: "fall-through",
      by,
      on: "2026-11-12",
      evidence: seen,
    });
    const keep = { do: "keep-holding-deposit", reason, on, evidence: paper } as const;
    expect(findRule(ended, keep, on)).toBe(rule);
    if (rule === null)
      for (const evidence of [seen, { note: "", documentId: null }])
        expect(findRule(ended, { ...keep, evidence }, on)).toBe("reasons-in-writing");
  });

  test.each([
    ["the day before it", "2026-11-24", null],
    ["on it", "2026-11-25", "may-not-keep"],
    ["after it", "2026-11-26", "may-not-keep"],
  ] as const)(
    "is kept from who withdrew before the deadline, not from who did %s (paragraph 10)",
    (_when, on, rule) => {
      const ended = recordAll(createHeld(), on, {
        do: "fall-through",
        by: "renter",
        on,
        evidence: seen,
      });
      const keep = { do: "keep-holding-deposit", reason: "withdrew", evidence: paper } as const;
      expect(findRule(ended, { ...keep, on }, on)).toBe(rule);
    },
  );

  test("is kept for delay only once the deadline has passed", () => {
    const keep = { do: "keep-holding-deposit", reason: "delay", evidence: paper } as const;
    expect(findRule(createHeld(), { ...keep, on: "2026-11-25" }, "2026-11-25")).toBe(
      "may-not-keep",
    );
    expect(findRule(createHeld(), { ...keep, on: "2026-11-26" }, "2026-11-26")).toBeNull();
    expect(findRule(createHeld(), { ...keep, on: "2026-12-02" }, "2026-12-02")).toBe(
      "reasons-late",
    );
  });
});

describe("a holding deposit that is on its way when the tenancy falls through", () => {
  const end = (on: string): TenancyAction => {
    return { do: "fall-through", by: "renter", on, evidence: seen };
  };
  const arrive = (on: string, kind: PaymentKind = "holding-deposit"): TenancyAction => {
    return { do: "receive-payment", kind, pence: 53_076, on, evidence: seen };
  };
  const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 53_076));
  const fallen = recordAll(asked, "2026-11-12", end("2026-11-12"));

  test.each([
    ["2026-11-11", { because: "fell-through", dueOn: "2026-11-18" }],
    ["2026-11-12", { because: "fell-through", dueOn: "2026-11-18" }],
    ["2026-11-16", { because: "came-after", dueOn: "2026-11-22" }],
  ])("is recorded as of %s and goes back in seven days of what was later: %j", (on, expected) => {
    const noticed = recordAll(fallen, "2026-11-20", arrive(on));
    expect(findRepayment(noticed, "2026-11-20")).toEqual(expected);
  });

  test("is recorded whoever else’s is here by now, and whoever has signed", () => {
    expect(findRule(fallen, arrive("2026-11-16"), "2026-11-16", { isHeldElsewhere: true })).toBe(
      null,
    );
    const signed = createSigned();
    const unpaid = { ...signed, payments: [{ ...signed.payments[0]!, receipts: [] }] };
    const ended = { do: "fall-through", by: "both", on: "2026-11-22", evidence: seen } as const;
    const back = recordAll(unpaid, "2026-11-23", ended, arrive("2026-11-23"));
    expect(findRepayment(back, "2026-11-23")?.dueOn).toBe("2026-11-29");
  });

  test("held nothing if it came after, so no reason keeps any of it", () => {
    const possible = (on: string) =>
      keepReasons.filter((reason) =>
        isKeepReasonPossible(recordAll(fallen, "2026-11-16", arrive(on)), reason, "2026-11-16"),
      );
    expect(possible("2026-11-16")).toEqual([]);
    expect(possible("2026-11-11")).toEqual(["false-information", "withdrew"]);
  });

  test("is taken only where it was asked for", () => {
    expect(findRule(fallen, arrive("2026-11-16", "first-rent"), "2026-11-16")).toBe("not-asked");
    const unasked = recordAll(createTenancy(), "2026-11-12", end("2026-11-12"));
    expect(findRule(unasked, arrive("2026-11-16"), "2026-11-16")).toBe("not-asked");
  });
});
