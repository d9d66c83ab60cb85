import { describe, expect, test } from "vitest";
import { ask, findRule } from "../../server/testing/let-actions.ts";
import { choose, createSigned, recordAll, seen } from "../../server/testing/tenancies.ts";
import { listAlarms } from "./list-alarms.ts";
import type { TenancyAction } from "./tenancy-action.ts";
import { findPayment, type PaymentKind, type Tenancy } from "./tenancy.ts";

const end = (on: string): TenancyAction => {
  return { do: "fall-through", by: "both", on, evidence: seen };
};
const arrive = (kind: PaymentKind, pence: number, on: string): TenancyAction => {
  return { do: "receive-payment", kind, pence, on, evidence: seen };
};
const back = (kind: PaymentKind, pence: number, on: string): TenancyAction => {
  return { do: "repay-payment", kind, pence, on, evidence: seen };
};
const repayments = (tenancy: Tenancy, day: string) =>
  listAlarms(tenancy, new Date(`${day}T12:00:00Z`))
    .filter(({ name }) => name === "repayment")
    .map(({ payment, dueOn, stage }) => `${payment} ${stage} ${dueOn}`);

describe.each([
  ["first-rent", 230_000],
  ["deposit", 265_384],
] as const)("a %s that is on its way when the let falls through", (kind, pence) => {
  const asked = recordAll(createSigned(), "2026-11-20", ask(kind, pence));
  const fallen = recordAll(asked, "2026-11-23", end("2026-11-23"));

  test.each([
    ["2026-11-22", "2026-11-29"],
    ["2026-11-23", "2026-11-29"],
    ["2026-11-27", "2026-12-03"],
  ])("is recorded as of %s, and goes back by %s", (on, dueOn) => {
    const here = recordAll(fallen, "2026-11-28", arrive(kind, pence, on));
    expect(repayments(here, dueOn)).toEqual([`${kind} due ${dueOn}`]);
    expect(repayments(here, "2026-12-10")).toEqual([`${kind} overdue ${dueOn}`]);
    const whole = back(kind, pence, "2026-11-28");
    const short = back(kind, pence - 1, "2026-11-28");
    expect(findRule(here, short, "2026-11-28")).toBe("repay-in-full");
    const gone = recordAll(here, "2026-11-28", whole);
    expect(findPayment(gone, kind)?.settled).toMatchObject({ how: "repaid", pence });
    expect(repayments(gone, "2026-12-10")).toEqual([]);
  });

  test("is recorded in part, and never more than was asked", () => {
    const part = recordAll(fallen, "2026-11-28", arrive(kind, 100, "2026-11-28"));
    expect(findRule(part, arrive(kind, pence, "2026-11-28"), "2026-11-28")).toBe("more-than-asked");
    expect(repayments(part, "2026-11-28")).toEqual([`${kind} soon 2026-12-04`]);
  });

  test("was asked for, or it is paid back unrecorded", () => {
    const unasked = recordAll(createSigned(), "2026-11-23", end("2026-11-23"));
    expect(findRule(unasked, arrive(kind, pence, "2026-11-24"), "2026-11-24")).toBe("not-asked");
  });

  test("is not taken while a name is on the sanctions list", () => {
    const match = { sanctions: "match" } as const;
    expect(
      findRule(fallen, arrive(kind, pence, "2026-11-24"), "2026-11-24", { landlord: match }),
    ).toBe("landlord-sanctions-match");
  });
});

test.each([
  ["2026-11-19", "ended-too-early"],
  ["2026-11-20", null],
] as const)(
  "a let that everybody signed on the 20th can't have fallen through on %s",
  (on, rule) => {
    expect(findRule(createSigned(), end(on), "2026-11-23")).toBe(rule);
  },
);

test("what counted towards the rent goes back seven days after the end, the rent seven after it came", () => {
  const signed = recordAll(
    createSigned(),
    "2026-11-20",
    choose("first-rent", "2026-11-20"),
    ask("first-rent", 176_924),
  );
  const late = recordAll(
    recordAll(signed, "2026-11-23", end("2026-11-23")),
    "2026-11-27",
    arrive("first-rent", 176_924, "2026-11-27"),
  );
  expect(repayments(late, "2026-12-01")).toEqual([
    "holding-deposit overdue 2026-11-29",
    "first-rent soon 2026-12-03",
  ]);
});
