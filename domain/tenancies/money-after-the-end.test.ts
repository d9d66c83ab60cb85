import { describe, expect, test } from "vitest";
import {
  arrive,
  ask,
  back,
  correct,
  findDeadlines,
  findRule,
} from "../../server/testing/tenancy-actions.ts";
import {
  checks,
  choose,
  createSigned,
  createTenancy,
  paper,
  passAll,
  recordAll,
  seen,
  createLandlord,
} from "../../server/testing/tenancies.ts";
import { type DeadlineName, listDeadlines } from "./steps/list-deadlines.ts";
import type { TenancyAction } from "./tenancy-action.ts";
import { type EndedBy, findPayment, type Tenancy } from "./tenancy.ts";

const end = (on: string, by: EndedBy = "both"): TenancyAction => {
  return { do: "fall-through", by, on, evidence: seen };
};
const alarms = (tenancy: Tenancy, day: string, clock: DeadlineName) =>
  findDeadlines(tenancy, day, clock).map(({ payment, dueOn, stage }) =>
    [payment, stage, dueOn].filter(Boolean).join(" "),
  );
const repayments = (tenancy: Tenancy, day: string) => alarms(tenancy, day, "repayment");

describe.each([
  ["first-rent", 230_000],
  ["deposit", 265_384],
] as const)("a %s that is on its way when the tenancy falls through", (kind, pence) => {
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
    const match = createLandlord({ sanctions: "match" });
    expect(
      findRule(fallen, arrive(kind, pence, "2026-11-24"), "2026-11-24", { landlord: match }),
    ).toBe("landlord-sanctions-match");
  });
});

test.each([
  ["2026-11-19", "ended-too-early"],
  ["2026-11-20", null],
] as const)(
  "a tenancy that everybody signed on the 20th can't have fallen through on %s",
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

describe("the second half of a holding deposit whose first was dealt with", () => {
  const half = 26_538;
  const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 2 * half));
  const part = recordAll(asked, "2026-11-11", arrive("holding-deposit", half, "2026-11-11"));
  const fallen = recordAll(part, "2026-11-12", end("2026-11-12", "renter"));
  const keep: TenancyAction = {
    do: "keep-holding-deposit",
    reason: "withdrew",
    on: "2026-11-13",
    evidence: paper,
  };

  test.each([
    ["repaid", back("holding-deposit", half, "2026-11-13")],
    ["kept", keep],
  ] as const)("as %s is recorded, rings, and goes back", (how, action) => {
    const done = recordAll(fallen, "2026-11-13", action);
    const here = recordAll(done, "2026-11-16", arrive("holding-deposit", half, "2026-11-16"));
    expect(findPayment(here, "holding-deposit")).toMatchObject({
      receipts: [{ pence: half, on: "2026-11-16" }],
      earlier: [{ receipts: [{ pence: half, on: "2026-11-11" }], settled: { how, pence: half } }],
      settled: null,
    });
    expect(alarms(here, "2026-11-22", "holding-deposit")).toEqual(["due 2026-11-22"]);
    expect(alarms(here, "2026-11-23", "holding-deposit")).toEqual(["overdue 2026-11-22"]);
    expect(findRule(here, arrive("holding-deposit", 1, "2026-11-16"), "2026-11-16")).toBe(
      "more-than-asked",
    );
    expect(findRule(here, { ...keep, on: "2026-11-16" }, "2026-11-16")).toBe("may-not-keep");
    expect(findRule(here, back("holding-deposit", 2 * half, "2026-11-16"), "2026-11-16")).toBe(
      "repay-in-full",
    );
    const gone = recordAll(here, "2026-11-16", back("holding-deposit", half, "2026-11-16"));
    expect(findPayment(gone, "holding-deposit")).toMatchObject({
      earlier: [{ settled: { how } }],
      settled: { how: "repaid", pence: half, on: "2026-11-16" },
    });
    expect(listDeadlines(gone, new Date("2027-01-16T12:00:00Z"))).toEqual([]);
  });

  test("does not move the deadline, which began with the first half: nothing told after it is kept", () => {
    const late = recordAll(part, "2026-11-28", end("2026-11-28", "renter"));
    const done = recordAll(late, "2026-11-28", back("holding-deposit", half, "2026-11-28"));
    const here = recordAll(done, "2026-11-29", arrive("holding-deposit", half, "2026-11-20"));
    expect(alarms(here, "2026-12-02", "holding-deposit")).toEqual(["overdue 2026-12-01"]);
    expect(findRule(here, { ...keep, on: "2026-11-29" }, "2026-11-29")).toBe("may-not-keep");
  });

  test("is not kept once the first counted: they had agreed", () => {
    const late = "2026-11-27";
    const checked = recordAll(part, late, ...passAll(part, late, ...checks, "written-statement"));
    const signed = recordAll(
      checked,
      late,
      ...passAll(checked, late, "signature", "landlord-signature"),
      choose("first-rent", late),
      ask("first-rent", 230_000 - half),
    );
    const over = recordAll(signed, "2026-11-28", end("2026-11-28"));
    const here = recordAll(over, "2026-11-29", arrive("holding-deposit", half, "2026-11-12"));
    const lied = { ...keep, reason: "false-information", on: "2026-11-29" } as const;
    expect(findRule(here, lied, "2026-11-29")).toBe("may-not-keep");
  });

  test("that was recorded by mistake is struck out, and what became of the first half stands", () => {
    const done = recordAll(fallen, "2026-11-13", back("holding-deposit", half, "2026-11-13"));
    const here = recordAll(done, "2026-11-16", arrive("holding-deposit", half, "2026-11-16"));
    const struck = correct("holding-deposit", [half, "2026-11-16"], [0, "2026-11-16"]);
    const after = recordAll(here, "2026-11-17", struck);
    const { corrections, ...payment } = findPayment(after, "holding-deposit")!;
    expect(corrections).toHaveLength(1);
    expect({ ...payment, corrections: [] }).toEqual(findPayment(done, "holding-deposit"));
    const more = correct("holding-deposit", [half, "2026-11-16"], [half + 1, "2026-11-16"]);
    expect(findRule(here, more, "2026-11-17")).toBe("more-than-asked");
  });

  test("goes back with the first, which had counted, and each rings from its own day", () => {
    const signed = { ...createSigned(), payments: part.payments };
    const counted = recordAll(
      signed,
      "2026-11-20",
      choose("first-rent", "2026-11-20"),
      ask("first-rent", 230_000 - half),
    );
    const over = recordAll(counted, "2026-11-23", end("2026-11-23"));
    const here = recordAll(over, "2026-11-27", arrive("holding-deposit", half, "2026-11-27"));
    expect(repayments(here, "2026-11-29")).toEqual(["holding-deposit due 2026-11-29"]);
    expect(alarms(here, "2026-12-03", "holding-deposit")).toEqual(["due 2026-12-03"]);
    const whole = back("holding-deposit", 2 * half, "2026-11-28");
    expect(findRule(here, back("holding-deposit", half, "2026-11-28"), "2026-11-28")).toBe(
      "repay-in-full",
    );
    const gone = recordAll(here, "2026-11-28", whole);
    expect(findPayment(gone, "holding-deposit")).toMatchObject({
      receipts: [{ on: "2026-11-11" }, { on: "2026-11-27" }],
      earlier: [],
      settled: { how: "repaid", pence: 2 * half },
    });
    expect(listDeadlines(gone, new Date("2027-01-16T12:00:00Z"))).toEqual([]);
  });
});

test.each([
  ["first-rent", 230_000],
  ["deposit", 265_384],
] as const)(
  "a half of the %s that comes after the other went back goes back, too",
  (kind, pence) => {
    const half = pence / 2;
    const paid = recordAll(
      createSigned(),
      "2026-11-20",
      ask(kind, pence),
      arrive(kind, half, "2026-11-20"),
    );
    const fallen = recordAll(paid, "2026-11-23", end("2026-11-23"));
    const done = recordAll(fallen, "2026-11-24", back(kind, half, "2026-11-24"));
    const here = recordAll(done, "2026-11-27", arrive(kind, half, "2026-11-27"));
    expect(repayments(here, "2026-12-04")).toEqual([`${kind} overdue 2026-12-03`]);
    const gone = recordAll(here, "2026-11-28", back(kind, half, "2026-11-28"));
    expect(repayments(gone, "2027-01-16")).toEqual([]);
  },
);
