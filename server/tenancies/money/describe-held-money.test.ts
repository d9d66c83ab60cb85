import { expect, test } from "vitest";
import { findPayment } from "../../../domain/tenancies/tenancy.ts";
import { ask, step } from "../../testing/tenancy-actions.ts";
import {
  createHeld,
  createTenancy,
  createSigned,
  grace,
  recordAll,
  seen,
  createLandlord,
} from "../../testing/tenancies.ts";
import {
  describeHeldMoney,
  describeHeldMoneyOf,
  describeMoneyAfterEnd,
} from "./describe-held-money.ts";

const on = "2026-11-12";
const end = { do: "fall-through", by: "agency", on, evidence: seen } as const;
const unlisted = { landlord: createLandlord(), today: on };
const listed = { landlord: createLandlord({ sanctions: "match" }), today: on };
const fallen = recordAll(createHeld(), on, end);

test("money of a tenancy that fell through is said to go back", () => {
  expect(describeHeldMoney(fallen, unlisted).join()).toContain("£530.76");
});

test("a renter’s page says what goes back, and of nothing that was never paid", () => {
  expect(describeMoneyAfterEnd(fallen, unlisted)).toContain("£530.76");
  const unpaid = recordAll(createTenancy(), on, end);
  expect(describeMoneyAfterEnd(unpaid, unlisted)).toBe("We don’t hold any of your money.");
  const match = step("sanctions", grace, on, { outcome: "failed" });
  const matched = recordAll(createHeld(), on, match, end);
  expect(describeMoneyAfterEnd(matched, unlisted)).toBe("Ask us about the money that we hold.");
});

test("nothing is said of money that may not be paid out, as a name is on the sanctions list", () => {
  const match = step("sanctions", grace, on, { outcome: "failed" });
  const matched = recordAll(createHeld(), on, match, end);
  expect(describeHeldMoney(matched, unlisted)).toEqual([]);
  const held = findPayment(matched, "holding-deposit")!;
  expect(describeHeldMoneyOf(matched, held, unlisted)).toEqual([]);
});

test("where it is the landlord’s, only a holding deposit that is still held is said to go back", () => {
  const withdrawn = recordAll(createHeld(), on, { ...end, by: "renter" });
  expect(describeHeldMoney(withdrawn, unlisted).join()).toContain(
    "or tell you in writing why we’re keeping it",
  );
  expect(describeHeldMoney(withdrawn, listed)).toEqual([
    "We hold £530.76 of yours. We’ll return it by 18/11/2026.",
  ]);
  const day = "2026-11-20";
  const money = { kind: "first-rent", pence: 230_000, on: day, evidence: seen } as const;
  const paid = recordAll(
    createSigned(),
    day,
    ask("first-rent", 230_000),
    { do: "receive-payment", ...money },
    { ...end, by: "both", on: day },
  );
  const said = (around: Parameters<typeof describeHeldMoney>[1]) =>
    describeHeldMoney(paid, { ...around, today: day }).join();
  expect(said(unlisted)).toContain("£2,300.00");
  expect(said(listed)).not.toContain("£2,300.00");
});
