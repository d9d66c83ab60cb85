import { describe, expect, test } from "vitest";
import {
  choose,
  createHeld,
  createSigned,
  createTenancy,
  recordAll,
} from "../../../server/testing/tenancies.ts";
import { ask } from "../../../server/testing/tenancy-actions.ts";
import { listHoldingUses } from "./holding-deposit.ts";
import { capPayment, findDepositPence, nameDepositPence, proposePayment } from "./payment-caps.ts";
import { paymentKinds } from "../tenancy.ts";

test.each([
  // Whole pounds, below the £530.76 of a week.
  ["holding-deposit", 53_000],
  ["first-rent", 230_000],
  // Five weeks as the home's page shows them are £2,655: above the Act's £2,653.84.
  ["deposit", 265_384],
] as const)("the office proposes, of £2,300 a month, as %s: %i pence", (kind, pence) => {
  expect(proposePayment(createTenancy(), kind)).toBe(pence);
});

test("no proposal is above its cap, whatever the rent and whatever counts towards it", () => {
  for (let rentPcm = 1; rentPcm <= 9000; rentPcm += 7) {
    const held = createHeld({ rentPcm });
    for (const towards of listHoldingUses(held)) {
      const agreed = recordAll(held, "2026-11-20", choose(towards, "2026-11-20"));
      for (const kind of paymentKinds)
        expect(proposePayment(agreed, kind)).toBeLessThanOrEqual(capPayment(agreed, kind));
    }
  }
});

test("no agreement names a deposit above the Act's five weeks, or six from £50,000 a year, whatever was agreed", () => {
  for (let rentPcm = 1; rentPcm <= 9000; rentPcm += 7)
    for (const depositPence of [null, 10_000_000])
      expect(findDepositPence(createTenancy({ rentPcm, depositPence }))).toBeLessThanOrEqual(
        ((12 * rentPcm < 50_000 ? 500 : 600) * 12 * rentPcm) / 52,
      );
});

describe("the deposit that the agreement names (Tenant Fees Act 2019, schedule 1, paragraph 2)", () => {
  test.each([
    ["£2,450 a month: five weeks as the home's page shows them", 2450, null, 282_500],
    ["£2,300 a month: not above five exact weeks", 2300, null, 265_384],
    ["£4,166 a month, below £50,000 a year: six weeks agreed are five", 4166, 576_830, 480_692],
    ["£4,167 a month, £50,004 a year: six weeks", 4167, 576_969, 576_969],
    ["£5,000 a month: nothing else agreed is five weeks", 5000, null, 577_000],
    ["£5,000 a month: six weeks", 5000, 692_307, 692_307],
    ["£5,000 a month: less than five weeks", 5000, 300_000, 300_000],
  ])("%s", (_what, rentPcm, depositPence, named) => {
    expect(nameDepositPence({ rentPcm, depositPence })).toBe(named);
  });
});

test("a home without deposit has none proposed", () => {
  expect(proposePayment(createTenancy({ takesDeposit: false }), "deposit")).toBe(0);
});

test("the deposit as a whole has in it what the holding deposit makes up of it", () => {
  const agreed = recordAll(createSigned(), "2026-11-20", choose("deposit", "2026-11-20"));
  const rest = 265_384 - 53_076;
  expect(proposePayment(agreed, "deposit")).toBe(rest);
  expect(findDepositPence(agreed)).toBe(265_384);
  const asked = recordAll(agreed, "2026-11-20", ask("deposit", rest - 100));
  expect(findDepositPence(asked)).toBe(265_284);
});

test.each([
  [createHeld(), ["first-rent", "deposit", "repayment"]],
  [createHeld({ takesDeposit: false }), ["first-rent", "repayment"]],
  // It would be more than the deposit, or leave nothing to ask for.
  [createHeld({ depositPence: 50_000 }), ["first-rent", "repayment"]],
  [createHeld({ depositPence: 53_076 }), ["first-rent", "repayment"]],
  [createHeld({ depositPence: 53_077 }), ["first-rent", "deposit", "repayment"]],
  [recordAll(createSigned(), "2026-11-20", ask("first-rent", 230_000)), ["deposit", "repayment"]],
])(
  "it can count towards what was not asked in full (schedule 2, paragraph 5): %#",
  (let_, uses) => {
    expect(listHoldingUses(let_)).toEqual(uses);
  },
);
