import { describe, expect, test } from "vitest";
import {
  checks,
  createContext,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  grace,
  luis,
  paper,
  passAll,
  payInFull,
  permanent,
  recordAll,
  seen,
} from "../../server/testing/tenancies.ts";
import { actOnTenancy } from "./act-on-tenancy.ts";
import { findAgreementDeadline } from "./holding-deposit.ts";
import { progressRules, type ProgressRule } from "./progress-rules.ts";
import { findSignedOn } from "./required-steps.ts";
import type { ActionContext, TenancyAction } from "./tenancy-action.ts";
import { countHeld, findPayment, type StepKind, type Tenancy } from "./tenancy.ts";

/** The rule that refuses it, or null. */
function findRule(
  tenancy: Tenancy,
  action: TenancyAction,
  today: string,
  changes: Partial<ActionContext> = {},
): ProgressRule | null {
  const acted = actOnTenancy(tenancy, action, createContext(today, changes));
  if (acted.ok) return null;
  expect(acted).toMatchObject(progressRules[acted.rule]);
  return acted.rule;
}

const ask = (kind: "holding-deposit" | "first-rent" | "deposit", pence: number): TenancyAction => ({
  do: "ask-payment",
  kind,
  pence,
  dueOn: "2026-12-24",
});
const step = (
  kind: StepKind,
  personId: string | null,
  on: string,
  changes: Partial<Extract<TenancyAction, { do: "complete-step" }>> = {},
): TenancyAction => ({
  do: "complete-step",
  kind,
  personId,
  on,
  outcome: "passed",
  evidence: seen,
  ...changes,
});

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

  test("is agreed by the fifteenth day, the day of receipt being the first", () => {
    expect(findAgreementDeadline(createHeld())).toBe("2026-11-25");
  });

  test.each([
    ["in writing", "2026-12-02", "2026-11-20", paper, "2026-11-20", null],
    ["without paper", "2026-12-02", "2026-11-20", seen, "2026-11-20", "extension-in-writing"],
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
      expect(findRule(ended, { ...keep, evidence: seen }, on)).toBe("evidence-missing");
  });

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

describe("rent and deposit", () => {
  test("no rent is asked before the landlord and every tenant have signed (section 5A)", () => {
    const held = createHeld();
    expect(findRule(held, ask("first-rent", 1), "2026-11-11")).toBe("rent-before-signing");
    const signing = passAll(held, "2026-11-20", ...checks, "written-statement");
    const checked = recordAll(held, "2026-11-20", ...signing);
    const bySome = recordAll(
      checked,
      "2026-11-20",
      step("landlord-signature", null, "2026-11-20"),
      step("signature", grace, "2026-11-20"),
    );
    expect(findRule(bySome, ask("first-rent", 1), "2026-11-20")).toBe("rent-before-signing");
    const byAll = recordAll(bySome, "2026-11-20", step("signature", luis, "2026-11-20"));
    expect(findSignedOn(byAll)).toBe("2026-11-20");
    expect(findRule(byAll, ask("first-rent", 1), "2026-11-20")).toBeNull();
  });

  test("the first rent is a month's, less the holding deposit that counts towards it", () => {
    const signed = createSigned();
    expect(findRule(signed, ask("first-rent", 230_000 - 53_076 + 1), "2026-11-20")).toBe(
      "rent-cap",
    );
    const asked = recordAll(signed, "2026-11-20", ask("first-rent", 230_000 - 53_076));
    expect(findPayment(asked, "holding-deposit")?.settled).toMatchObject({
      how: "applied",
      pence: 53_076,
    });
    expect(findRule(asked, ask("first-rent", 1), "2026-11-20")).toBe("asked-already");
  });

  test("after the holding deposit went back it is a whole month's", () => {
    const back = recordAll(createSigned(), "2026-11-20", {
      do: "repay-payment",
      kind: "holding-deposit",
      pence: 53_076,
      on: "2026-11-20",
      evidence: seen,
    });
    expect(findRule(back, ask("first-rent", 230_000), "2026-11-20")).toBeNull();
    expect(findRule(back, ask("first-rent", 230_001), "2026-11-20")).toBe("rent-cap");
  });

  test.each([
    [2300, 265_384, null],
    [2300, 265_385, "deposit-cap"],
    [4166, 480_692, null],
    [4166, 480_693, "deposit-cap"],
    [4167, 576_969, null],
    [4167, 576_970, "deposit-cap"],
  ] as const)(
    "of £%i a deposit of %i pence: five weeks, or six from £50,000 a year",
    (rentPcm, pence, rule) => {
      expect(findRule(createSigned({ rentPcm }), ask("deposit", pence), "2026-11-20")).toBe(rule);
    },
  );

  test("there is no deposit without one, nor before the signatures", () => {
    expect(findRule(createHeld(), ask("deposit", 1), "2026-11-20")).toBe("deposit-before-signing");
    const without = createSigned({ takesDeposit: false });
    expect(findRule(without, ask("deposit", 1), "2026-11-20")).toBe("no-deposit-home");
  });

  test("no more is recorded than was asked, in one part or two", () => {
    const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 100));
    const receive = (pence: number): TenancyAction => {
      return {
        do: "receive-payment",
        kind: "holding-deposit",
        pence,
        on: "2026-11-11",
        evidence: seen,
      };
    };
    expect(findRule(asked, receive(101), "2026-11-11")).toBe("more-than-asked");
    const part = recordAll(asked, "2026-11-11", receive(60));
    expect(findRule(part, receive(41), "2026-11-11")).toBe("more-than-asked");
    expect(
      countHeld(findPayment(recordAll(part, "2026-11-11", receive(40)), "holding-deposit")),
    ).toBe(100);
    expect(findRule(createTenancy(), receive(1), "2026-11-11")).toBe("not-asked");
  });

  test("rent and deposit go back only once the let is over", () => {
    const ready = createReady();
    const back = {
      do: "repay-payment",
      kind: "first-rent",
      pence: 176_924,
      on: "2026-12-07",
      evidence: seen,
    } as const;
    expect(findRule(ready, back, "2026-12-07")).toBe("rent-is-owed");
    const both = { do: "fall-through", by: "both", on: "2026-12-07", evidence: seen } as const;
    expect(findRule(ready, { ...both, by: "landlord" }, "2026-12-07")).toBe("signed-is-signed");
    expect(findRule(recordAll(ready, "2026-12-07", both), back, "2026-12-07")).toBeNull();
  });
});

describe("right to rent (Immigration Act 2014, sections 20 to 37)", () => {
  const limited = {
    result: "limited",
    method: "original-document",
    permissionUntil: "2027-06-30",
  } as const;
  const check = (on: string, rightToRent: typeof permanent | typeof limited | object) =>
    step("right-to-rent", luis, on, { rightToRent: rightToRent as typeof permanent });

  test.each([
    ["permanent, at once", "2026-11-10", permanent, null],
    ["limited, 28 days before the start", "2026-11-10", limited, null],
    [
      "limited, and over by then",
      "2026-11-10",
      { ...limited, permissionUntil: "2026-12-06" },
      "right-to-rent-over",
    ],
    [
      "limited, without an end",
      "2026-11-10",
      { ...limited, permissionUntil: null },
      "right-to-rent-details",
    ],
    [
      "permanent, with an end",
      "2026-11-10",
      { ...permanent, permissionUntil: "2027-06-30" },
      "right-to-rent-details",
    ],
    [
      "by a share code nobody gave",
      "2026-11-10",
      { ...permanent, method: "share-code" },
      "share-code-missing",
    ],
    ["none that passed", "2026-11-10", { ...permanent, result: "none" }, "right-to-rent-details"],
  ] as const)("%s", (_what, on, rightToRent, rule) => {
    expect(findRule(createTenancy(), check(on, rightToRent), "2026-11-10")).toBe(rule);
  });

  test("limited, 29 days before the start, is too early", () => {
    const later = createTenancy({ startsOn: "2026-12-09" });
    expect(findRule(later, check("2026-11-10", limited), "2026-11-10")).toBe("right-to-rent-early");
    expect(findRule(later, check("2026-11-11", limited), "2026-11-11")).toBeNull();
  });

  test("a start that moves away takes a limited check with it", () => {
    const held = createHeld();
    const others = passAll(held, "2026-11-11", ...checks, "written-statement").filter(
      (action) =>
        !("kind" in action && action.kind === "right-to-rent" && action.personId === luis),
    );
    const checked = recordAll(held, "2026-11-11", ...others, check("2026-11-11", limited));
    const sign = step("landlord-signature", null, "2026-11-11");
    expect(findRule(checked, sign, "2026-11-11")).toBeNull();
    const moved = recordAll(checked, "2026-11-11", { do: "move-start", startsOn: "2026-12-20" });
    expect(findRule(moved, sign, "2026-11-11")).toBe("right-to-rent-before-signing");
  });

  test.each([
    ["R7X 2KD 9PA", null],
    ["r7x2kd9pa", null],
    ["W7X 2KD 9PA", "share-code-format"],
    ["R7X 2KD 9P", "share-code-format"],
  ] as const)("share code %s", (code, rule) => {
    const give = { do: "give-share-code", personId: luis, code } as const;
    expect(findRule(createTenancy(), give, "2026-11-10")).toBe(rule);
  });

  test.each([
    ["2027-02-08", null],
    ["2027-02-09", "share-code-old"],
  ] as const)("a share code of 10 November used on %s", (on, rule) => {
    const late = createTenancy({ startsOn: "2027-02-20" });
    const given = recordAll(late, "2026-11-10", {
      do: "give-share-code",
      personId: luis,
      code: "R7X2KD9PA",
    });
    expect(findRule(given, check(on, { ...permanent, method: "share-code" }), on)).toBe(rule);
  });

  test("every adult who will live there is named and checked before anybody signs", () => {
    const held = createHeld({ adults: 3 });
    const checked = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", ...checks, "written-statement"),
    );
    const sign = step("landlord-signature", null, "2026-11-20");
    expect(findRule(checked, sign, "2026-11-20")).toBe("adults-unnamed");
    const occupier = {
      id: "77777777-7777-4777-8777-777777777773",
      name: "Rui",
      role: "occupier",
    } as const;
    const named = recordAll(checked, "2026-11-20", { do: "add-person", person: occupier });
    expect(findRule(named, sign, "2026-11-20")).toBe("right-to-rent-before-signing");
    const all = recordAll(named, "2026-11-20", ...passAll(named, "2026-11-20", "right-to-rent"));
    expect(findRule(all, sign, "2026-11-20")).toBeNull();
  });
});

describe("before the signatures", () => {
  const sign = step("signature", grace, "2026-11-20");
  const held = createHeld();

  test.each([
    ["written-statement", "statement-before-signing"],
    ["identity", "checks-before-signing"],
    ["sanctions", "checks-before-signing"],
    ["references", "checks-before-signing"],
    ["right-to-rent", "right-to-rent-before-signing"],
  ] as const)("comes %s", (missing, rule) => {
    const others = [...checks, "written-statement" as const].filter((kind) => kind !== missing);
    const done = recordAll(held, "2026-11-20", ...passAll(held, "2026-11-20", ...others));
    expect(findRule(done, sign, "2026-11-20")).toBe(rule);
  });

  test("comes the guarantee, unless the landlord does without", () => {
    const needing = createHeld({ guarantorRequired: true });
    const done = recordAll(
      needing,
      "2026-11-20",
      ...passAll(needing, "2026-11-20", ...checks, "written-statement"),
    );
    expect(findRule(done, sign, "2026-11-20")).toBe("guarantor-missing");
    expect(
      findRule(recordAll(done, "2026-11-20", { do: "waive-guarantor" }), sign, "2026-11-20"),
    ).toBeNull();
    const father = {
      id: "77777777-7777-4777-8777-777777777774",
      name: "Jo",
      role: "guarantor",
    } as const;
    const added = recordAll(done, "2026-11-20", { do: "add-person", person: father });
    const screened = recordAll(
      added,
      "2026-11-20",
      ...passAll(added, "2026-11-20", "identity", "sanctions"),
    );
    expect(findRule(screened, sign, "2026-11-20")).toBe("guarantor-missing");
    const bound = recordAll(
      screened,
      "2026-11-20",
      ...passAll(screened, "2026-11-20", "guarantee"),
    );
    expect(findRule(bound, sign, "2026-11-20")).toBeNull();
  });

  test("nothing that they rely on is undone after, nor they once money was asked on them", () => {
    const signed = createSigned();
    const undo = (kind: StepKind): TenancyAction => ({ do: "reopen-step", kind, personId: grace });
    expect(findRule(signed, undo("written-statement"), "2026-11-20")).toBe("relied-upon");
    expect(findRule(signed, undo("signature"), "2026-11-20")).toBeNull();
    const asked = recordAll(signed, "2026-11-20", ask("deposit", 100));
    expect(findRule(asked, undo("signature"), "2026-11-20")).toBe("relied-upon");
    expect(findRule(signed, { do: "move-start", startsOn: "2026-12-20" }, "2026-11-20")).toBe(
      "start-signed",
    );
  });

  test("the landlord signs where there is one on record", () => {
    const done = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", ...checks, "written-statement"),
    );
    const landlord = step("landlord-signature", null, "2026-11-20");
    expect(findRule(done, landlord, "2026-11-20", { hasLandlord: false })).toBe(
      "landlord-signs-last",
    );
  });
});

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

describe("keys", () => {
  const keys = step("keys", null, "2026-12-07");

  test("come last, on or after the start, and end the progress", () => {
    const ready = createReady();
    expect(findRule(ready, step("keys", null, "2026-12-06"), "2026-12-07")).toBe("keys-last");
    const moved = recordAll(ready, "2026-12-07", keys);
    expect(moved.state).toBe("moved-in");
    expect(findRule(moved, step("inventory", null, "2026-12-07"), "2026-12-07")).toBe(
      "over-already",
    );
    const registration = step("deposit-registration", null, "2026-12-08");
    expect(findRule(moved, registration, "2026-12-08")).toBeNull();
  });

  test.each([
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    "inventory",
    "alarms-tested",
  ] as const)("are not given without: %s", (kind) => {
    const undone = recordAll(createReady(), "2026-12-07", {
      do: "reopen-step",
      kind,
      personId: null,
    });
    expect(findRule(undone, keys, "2026-12-07")).toBe("keys-last");
  });

  test("are not given before the first rent and the deposit are here", () => {
    const ready = createReady();
    for (const kind of ["first-rent", "deposit"] as const) {
      const payments = ready.payments.map((payment) =>
        payment.kind === kind ? { ...payment, receipts: [] } : payment,
      );
      expect(findRule({ ...ready, payments }, keys, "2026-12-07")).toBe("keys-last");
    }
  });

  test("smoke alarms are tested on the first day (Regulations 2015, regulation 4)", () => {
    const signed = createSigned();
    expect(findRule(signed, step("alarms-tested", null, "2026-12-06"), "2026-12-07")).toBe(
      "alarms-on-the-day",
    );
    expect(findRule(signed, step("alarms-tested", null, "2026-12-07"), "2026-12-07")).toBeNull();
  });

  test("a home without gas needs no gas certificate; nothing else is left out", () => {
    const none = { outcome: "not-needed" } as const;
    expect(
      findRule(createHeld(), step("gas-certificate", null, "2026-11-20", none), "2026-11-20"),
    ).toBeNull();
    expect(findRule(createHeld(), step("inventory", null, "2026-11-20", none), "2026-11-20")).toBe(
      "outcome-not-possible",
    );
  });
});

describe("a record that can be shown", () => {
  const references = (on: string, note: string): TenancyAction =>
    step("references", grace, on, { evidence: { note, documentId: null } });
  test.each([
    ["without evidence", references("2026-11-12", "  "), "evidence-missing"],
    ["before the offer was accepted", references("2026-11-09", "Seen"), "date-outside"],
    ["tomorrow", references("2026-11-13", "Seen"), "date-outside"],
    ["of nobody", step("references", "nobody", "2026-11-12"), "no-such-step"],
    [
      "of a kind that can't fail",
      step("inventory", null, "2026-11-12", { outcome: "failed" }),
      "outcome-not-possible",
    ],
    [
      "of a deposit that is not here",
      step("deposit-registration", null, "2026-11-12"),
      "deposit-not-here",
    ],
  ] as const)("nothing is done %s", (_what, action, rule) => {
    expect(findRule(createHeld(), action, "2026-11-12")).toBe(rule);
  });

  test("what was done is undone before it is recorded anew", () => {
    const done = recordAll(createHeld(), "2026-11-12", step("references", grace, "2026-11-12"));
    expect(findRule(done, step("references", grace, "2026-11-12"), "2026-11-12")).toBe(
      "done-already",
    );
    const undone = recordAll(done, "2026-11-12", {
      do: "reopen-step",
      kind: "references",
      personId: grace,
    });
    expect(findRule(undone, step("references", grace, "2026-11-12"), "2026-11-12")).toBeNull();
  });

  test("who did it, when and what shows it is kept", () => {
    const [first] = recordAll(
      createHeld(),
      "2026-11-12",
      step("identity", grace, "2026-11-12"),
    ).steps;
    expect(first?.done).toMatchObject({ on: "2026-11-12", evidence: seen, outcome: "passed" });
  });

  test("payments are asked of nobody once the let fell through", () => {
    const ended = recordAll(createTenancy(), "2026-11-12", {
      do: "fall-through",
      by: "renter",
      on: "2026-11-12",
      evidence: seen,
    });
    expect(findRule(ended, ask("holding-deposit", 1), "2026-11-12")).toBe("over-already");
    expect(payInFull(createTenancy(), "deposit", "2026-11-12")).toHaveLength(2);
  });
});
