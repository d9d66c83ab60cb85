import { describe, expect, test } from "vitest";
import { ask, findRule, step } from "../../../server/testing/tenancy-actions.ts";
import {
  checks,
  choose,
  createContext,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  grace,
  luis,
  passAll,
  recordAll,
  seen,
} from "../../../server/testing/tenancies.ts";
import { findDepositReceivedOn, findRepayment } from "./holding-deposit.ts";
import { listAllDeadlines } from "../steps/list-deadlines.ts";
import { actOnTenancy } from "../act-on-tenancy.ts";
import { findDepositPence } from "./payment-caps.ts";
import { findSignedOn } from "../steps/required-steps.ts";
import type { TenancyAction } from "../tenancy-action.ts";
import { countHeld, findPayment, type Tenancy } from "../tenancy.ts";

const toRent = choose("first-rent", "2026-11-20");
const toDeposit = choose("deposit", "2026-11-20");
const unshown: TenancyAction = {
  do: "choose-holding-use",
  towards: "first-rent",
  on: "2026-11-20",
  evidence: { note: " ", documentId: null },
};
const askedInFull = () => recordAll(createSigned(), "2026-11-20", ask("first-rent", 230_000));
const askedLess = () => recordAll(createSigned(), "2026-11-20", toRent, ask("first-rent", 176_924));

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

  test("the first month’s rent is a month's, less the holding deposit that whoever paid it lets count", () => {
    const agreed = recordAll(createSigned(), "2026-11-20", choose("first-rent", "2026-11-20"));
    expect(findRule(agreed, ask("first-rent", 230_000 - 53_076 + 1), "2026-11-20")).toBe(
      "rent-cap",
    );
    const asked = recordAll(agreed, "2026-11-20", ask("first-rent", 230_000 - 53_076));
    expect(findPayment(asked, "holding-deposit")?.settled).toMatchObject({
      how: "applied",
      pence: 53_076,
    });
    expect(findRule(asked, ask("first-rent", 1), "2026-11-20")).toBe("asked-already");
  });

  test("it can make up a part of the deposit instead, which then counts as received on the agreement's day", () => {
    const agreed = recordAll(createSigned(), "2026-11-21", choose("deposit", "2026-11-21"));
    expect(findRule(agreed, ask("deposit", 265_384 - 53_076 + 1), "2026-11-21")).toBe(
      "deposit-agreed",
    );
    const asked = recordAll(agreed, "2026-11-22", ask("deposit", 265_384 - 53_076));
    expect(findPayment(asked, "holding-deposit")?.settled?.how).toBe("applied");
    expect(findDepositReceivedOn(asked)).toBe("2026-11-20");
    expect(findRule(asked, ask("first-rent", 230_000), "2026-11-22")).toBeNull();
    const registration = listAllDeadlines(asked, "2026-11-22").find(
      ({ name }) => name === "deposit-registration",
    );
    expect(registration?.dueOn).toBe("2026-12-19");
  });

  test("without consent nothing counts: all is asked in full, and it goes back in 7 days (schedule 2, paragraphs 3(a), 4 and 5)", () => {
    const signed = createSigned();
    const asked = recordAll(
      signed,
      "2026-11-20",
      ask("first-rent", 230_000),
      ask("deposit", 265_384),
    );
    expect(findPayment(asked, "holding-deposit")?.settled).toBeNull();
    expect(findRepayment(asked, "2026-11-20")).toEqual({ because: "agreed", dueOn: "2026-11-26" });
    const apply = { do: "apply-holding-deposit", on: "2026-11-20", evidence: seen } as const;
    expect(findRule(signed, apply, "2026-11-20")).toBe("no-consent-to-apply");
    const back = recordAll(signed, "2026-11-20", choose("repayment", "2026-11-20"));
    expect(findRule(back, apply, "2026-11-20")).toBe("no-consent-to-apply");
    expect(findRule(back, ask("first-rent", 230_000), "2026-11-20")).toBeNull();
  });

  test.each([
    ["nothing is held", createTenancy(), choose("first-rent", "2026-11-20"), "nothing-held"],
    ["no evidence", createHeld(), unshown, "evidence-missing"],
    ["no deposit is taken", createHeld({ takesDeposit: false }), toDeposit, "no-deposit-home"],
    ["the deposit is no more", createHeld({ depositPence: 53_076 }), toDeposit, "deposit-covered"],
    ["the rent was asked in full", askedInFull(), toRent, "asked-in-full"],
    ["the rent was asked in full, the deposit not", askedInFull(), toDeposit, null],
    ["it counted before", askedLess(), toDeposit, "settled-already"],
  ] as const)("consent where %s", (_, tenancy, action, rule) => {
    expect(findRule(tenancy, action, "2026-11-20")).toBe(rule);
  });

  test("where a tenancy falls through, what counted towards its rent goes back with it", () => {
    const both = { do: "fall-through", by: "both", on: "2026-11-21", evidence: seen } as const;
    const over = recordAll(askedLess(), "2026-11-21", both);
    expect(listAllDeadlines(over, "2026-11-21")).toContainEqual({
      name: "repayment",
      payment: "holding-deposit",
      dueOn: "2026-11-27",
      personId: null,
      rule: "repay-in-full",
    });
    const back = { do: "repay-payment", kind: "holding-deposit", on: "2026-11-21" } as const;
    const repay = (pence: number) => ({ ...back, pence, evidence: seen });
    expect(findRule(over, repay(53_075), "2026-11-21")).toBe("repay-in-full");
    const repaid = recordAll(over, "2026-11-21", repay(53_076));
    expect(listAllDeadlines(repaid, "2026-11-21")).toEqual([]);
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
    [2300, null, 265_384, 265_384, null],
    [2300, null, 265_384, 265_385, "deposit-agreed"],
    // From £50,000 a year the Act allows six weeks; without the landlord's choice the agreement names five.
    [5000, null, 577_000, 577_000, null],
    [5000, null, 577_000, 577_001, "deposit-agreed"],
    [5000, 692_307, 692_307, 692_307, null],
    [5000, 692_307, 692_307, 692_308, "deposit-agreed"],
  ] as const)(
    "of £%i a month, agreed %s, which names %i, a deposit of %i pence: no more than the signed agreement names",
    (rentPcm, depositPence, named, pence, rule) => {
      const before = createHeld({ rentPcm, depositPence });
      const signed = createSigned({ rentPcm, depositPence });
      expect(findDepositPence(before)).toBe(named);
      expect(findRule(signed, ask("deposit", pence), "2026-11-20")).toBe(rule);
    },
  );

  test("the refusal says which deposit the agreement names, and what is counted towards it", () => {
    const refuseOf = (tenancy: Tenancy) =>
      actOnTenancy(tenancy, ask("deposit", 600_000), createContext("2026-11-20"));
    const signed = createSigned({ rentPcm: 5000 });
    expect(refuseOf(signed)).toMatchObject({ text: expect.stringContaining("names £5,770.00.") });
    const agreed = recordAll(signed, "2026-11-20", choose("deposit", "2026-11-20"));
    expect(refuseOf(agreed)).toMatchObject({
      text: expect.stringContaining("names £5,770.00, of which you’ve received £1,153.84."),
    });
  });

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

  test("the same half that is sent again, or a colleague's of it, is not recorded twice", () => {
    const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 100));
    const half = {
      do: "receive-payment",
      kind: "holding-deposit",
      pence: 50,
      openPence: 100,
    } as const;
    const receive = { ...half, on: "2026-11-11", evidence: seen };
    const part = recordAll(asked, "2026-11-11", receive);
    expect(findRule(part, receive, "2026-11-11")).toBe("money-came-meanwhile");
    expect(findRule(part, { ...receive, openPence: 50 }, "2026-11-11")).toBeNull();
  });

  test("rent and deposit go back only once the tenancy is over", () => {
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
