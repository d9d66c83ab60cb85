import { expect, test } from "vitest";
import {
  choose,
  createHeld,
  createSigned,
  createTenancy,
  recordAll,
} from "../../server/testing/tenancies.ts";
import { ask } from "../../server/testing/let-actions.ts";
import { listHoldingUses } from "./holding-deposit.ts";
import { capPayment, findDepositPence, proposePayment } from "./payment-caps.ts";
import { paymentKinds } from "./tenancy.ts";

test.each([
  // Whole pounds, below the £530.76 of a week.
  ["holding-deposit", 53_000],
  ["first-rent", 230_000],
  ["deposit", 265_000],
] as const)("the office proposes, of £2,300 a month, as %s: %i pence", (kind, pence) => {
  expect(proposePayment(createTenancy(), kind)).toBe(pence);
});

test("no proposal is above its cap, whatever the rent and whatever counts towards it", () => {
  for (let rentPcm = 1; rentPcm <= 9000; rentPcm += 7) {
    const held = createHeld({ rentPcm });
    for (const towards of ["first-rent", "deposit", "repayment"] as const) {
      const agreed = recordAll(held, "2026-11-20", choose(towards, "2026-11-20"));
      for (const kind of paymentKinds)
        expect(proposePayment(agreed, kind)).toBeLessThanOrEqual(capPayment(agreed, kind));
    }
  }
});

test("no agreement names a deposit above five weeks' rent (Tenant Fees Act 2019, schedule 1, paragraph 2)", () => {
  for (let rentPcm = 1; rentPcm <= 9000; rentPcm += 7)
    expect(findDepositPence(createTenancy({ rentPcm }))).toBeLessThanOrEqual(
      (500 * 12 * rentPcm) / 52,
    );
});

test("a home without deposit has none proposed", () => {
  expect(proposePayment(createTenancy({ takesDeposit: false }), "deposit")).toBe(0);
});

test("the deposit as a whole has in it what the holding deposit makes up of it", () => {
  const agreed = recordAll(createSigned(), "2026-11-20", choose("deposit", "2026-11-20"));
  const rest = 265_000 - 53_076;
  expect(proposePayment(agreed, "deposit")).toBe(rest);
  expect(findDepositPence(agreed)).toBe(265_000);
  const asked = recordAll(agreed, "2026-11-20", ask("deposit", rest - 100));
  expect(findDepositPence(asked)).toBe(264_900);
});

test.each([
  [createHeld(), ["first-rent", "deposit", "repayment"]],
  [createHeld({ takesDeposit: false }), ["first-rent", "repayment"]],
  [recordAll(createSigned(), "2026-11-20", ask("first-rent", 230_000)), ["deposit", "repayment"]],
])(
  "it can count towards what was not asked in full (schedule 2, paragraph 5): %#",
  (let_, uses) => {
    expect(listHoldingUses(let_)).toEqual(uses);
  },
);
