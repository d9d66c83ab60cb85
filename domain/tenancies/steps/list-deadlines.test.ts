import { describe, expect, test } from "vitest";
import {
  choose,
  checks,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  luis,
  paper,
  passAll,
  payInFull,
  recordAll,
  seen,
} from "../../../server/testing/tenancies.ts";
import { listDeadlines, type DeadlineName } from "./list-deadlines.ts";
import type { Tenancy } from "../tenancy.ts";

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const find = (tenancy: Tenancy, day: string, name: DeadlineName) =>
  listDeadlines(tenancy, at(day)).filter((alarm) => alarm.name === name);
const stages = (tenancy: Tenancy, day: string, name: DeadlineName) =>
  find(tenancy, day, name).map(({ stage, since }) => `${stage} since ${since}`);

describe("a holding deposit of 11 November", () => {
  test.each([
    ["2026-11-19", []],
    ["2026-11-20", ["soon since 2026-11-20"]],
    ["2026-11-22", ["soon since 2026-11-20"]],
    ["2026-11-23", ["soon since 2026-11-23"]],
    ["2026-11-25", ["due since 2026-11-25"]],
    ["2026-11-26", []],
  ])("alarms on days 10, 13 and 15: on %s %j", (day, expected) => {
    expect(stages(createHeld(), day, "agreement")).toEqual(expected);
  });

  test.each([
    ["2026-11-25", []],
    ["2026-11-26", ["soon since 2026-11-25"]],
    ["2026-12-01", ["due since 2026-12-01"]],
    ["2026-12-02", ["overdue since 2026-12-02"]],
  ])("after day 15 it goes back within 7 days: on %s %j", (day, expected) => {
    expect(stages(createHeld(), day, "holding-deposit")).toEqual(expected);
  });

  test("an extension moves its alarms", () => {
    const extension = { until: "2026-12-02", agreedOn: "2026-11-20", evidence: paper };
    const extended = recordAll(createHeld(), "2026-11-20", { do: "extend-deadline", ...extension });
    expect(stages(extended, "2026-11-26", "agreement")).toEqual([]);
    expect(stages(extended, "2026-11-27", "agreement")).toEqual(["soon since 2026-11-27"]);
    expect(stages(extended, "2026-12-02", "agreement")).toEqual(["due since 2026-12-02"]);
  });

  test("once all have signed it is repaid or counted within 7 days", () => {
    expect(stages(createSigned(), "2026-11-26", "holding-deposit")).toEqual([
      "due since 2026-11-26",
    ]);
    const agreed = recordAll(createSigned(), "2026-11-20", choose("first-rent", "2026-11-20"));
    const asked = recordAll(agreed, "2026-11-20", ...payInFull(agreed, "first-rent", "2026-11-20"));
    expect(stages(asked, "2026-11-30", "holding-deposit")).toEqual([]);
  });

  test("of a tenancy that fell through it is repaid or kept within 7 days", () => {
    const end = { by: "landlord", on: "2026-11-12", evidence: seen } as const;
    const ended = recordAll(createHeld(), "2026-11-12", { do: "fall-through", ...end });
    expect(stages(ended, "2026-11-12", "holding-deposit")).toEqual(["soon since 2026-11-12"]);
    expect(stages(ended, "2026-11-18", "holding-deposit")).toEqual(["due since 2026-11-18"]);
    expect(stages(ended, "2026-11-19", "holding-deposit")).toEqual(["overdue since 2026-11-19"]);
  });

  test("that came after the tenancy fell through is repaid within 7 days of the day it came", () => {
    const { payments, ...held } = createHeld();
    const receipts = payments[0]!.receipts.map((receipt) => ({ ...receipt, on: "2026-11-16" }));
    const ending = { by: "renter", on: "2026-11-12", evidence: seen } as const;
    const late = { ...held, ending, payments: [{ ...payments[0]!, receipts }] };
    const ended = { ...late, state: "fallen-through" } as const;
    expect(stages(ended, "2026-11-16", "holding-deposit")).toEqual(["soon since 2026-11-16"]);
    expect(stages(ended, "2026-11-22", "holding-deposit")).toEqual(["due since 2026-11-22"]);
    expect(stages(ended, "2026-11-23", "holding-deposit")).toEqual(["overdue since 2026-11-23"]);
  });
});

describe("a deposit of 21 November", () => {
  test.each([
    ["2026-12-05", []],
    ["2026-12-06", ["soon since 2026-12-06"]],
    ["2026-12-20", ["due since 2026-12-20"]],
    ["2026-12-21", ["overdue since 2026-12-21"]],
  ])("is registered within 30 days, and so are its papers given: on %s %j", (day, expected) => {
    const moved = recordAll(
      createReady(),
      "2026-12-07",
      ...passAll(createReady(), "2026-12-07", "keys"),
    );
    expect(stages(moved, day, "deposit-registration")).toEqual(expected);
    expect(stages(moved, day, "prescribed-information")).toEqual(expected);
    const done = recordAll(
      moved,
      "2026-12-07",
      ...passAll(moved, "2026-12-07", "deposit-registration", "prescribed-information"),
    );
    expect(listDeadlines(done, at(day))).toEqual([]);
  });
});

describe("right to rent", () => {
  test("is to be checked from 28 days before the start, for each adult", () => {
    const later = createTenancy({ startsOn: "2026-12-20" });
    expect(find(later, "2026-11-21", "right-to-rent")).toEqual([]);
    expect(find(later, "2026-11-22", "right-to-rent")).toHaveLength(2);
    expect(stages(later, "2026-12-21", "right-to-rent")[0]).toBe("overdue since 2026-12-21");
    const checked = recordAll(later, "2026-11-22", ...passAll(later, "2026-11-22", ...checks));
    expect(find(checked, "2026-12-21", "right-to-rent")).toEqual([]);
  });

  test("that is limited is checked again before it ends, a year later at the earliest", () => {
    const rightToRent = {
      result: "limited",
      method: "original-document",
      permissionUntil: "2028-01-31",
    } as const;
    const check = {
      kind: "right-to-rent",
      personId: luis,
      on: "2026-11-12",
      outcome: "passed",
      evidence: seen,
    } as const;
    const checked = recordAll(createTenancy(), "2026-11-12", {
      do: "complete-step",
      ...check,
      rightToRent,
    });
    expect(find(checked, "2028-01-02", "right-to-rent-follow-up")).toEqual([]);
    expect(stages(checked, "2028-01-03", "right-to-rent-follow-up")).toEqual([
      "soon since 2028-01-03",
    ]);
    const short = { ...rightToRent, permissionUntil: "2027-01-31" };
    const early = recordAll(createTenancy(), "2026-11-12", {
      do: "complete-step",
      ...check,
      rightToRent: short,
    });
    expect(find(early, "2027-11-12", "right-to-rent-follow-up")[0]?.dueOn).toBe("2027-11-11");
  });

  test("by a share code is checked within its 90 days", () => {
    const given = recordAll(createTenancy(), "2026-11-10", {
      do: "give-share-code",
      personId: luis,
      code: "R7X2KD9PA",
    });
    expect(stages(given, "2027-01-25", "share-code")).toEqual(["soon since 2027-01-25"]);
    expect(stages(given, "2027-02-09", "share-code")).toEqual(["overdue since 2027-02-09"]);
  });
});

test("money that was asked and did not come, and a start that is near, are alarms, too", () => {
  const asked = recordAll(createTenancy(), "2026-11-10", {
    do: "ask-payment",
    kind: "holding-deposit",
    pence: 100,
    dueOn: "2026-11-12",
  });
  expect(stages(asked, "2026-11-13", "payment")).toEqual(["overdue since 2026-11-13"]);
  expect(stages(asked, "2026-11-30", "start")).toEqual(["soon since 2026-11-30"]);
});

test("of money that is here when a signed tenancy is given up, until it went back", () => {
  const end = { by: "both", on: "2026-12-07", evidence: seen } as const;
  const ended = recordAll(createReady(), "2026-12-07", { do: "fall-through", ...end });
  const alarms = find(ended, "2026-12-13", "repayment");
  expect(alarms.map(({ stage }) => stage)).toEqual(["due", "due", "due"]);
  // Each is mailed once by its key.
  expect(new Set(alarms.map(({ key }) => key)).size).toBe(3);
});

test("an alarm has the same key until its stage or its day changes, and the day is London's", () => {
  const keys = (moment: string) =>
    listDeadlines(createHeld(), new Date(moment)).map(({ key }) => key);
  expect(keys("2026-11-20T00:00:00Z")).toEqual(keys("2026-11-22T23:59:00Z"));
  expect(keys("2026-11-23T00:00:00Z")).not.toEqual(keys("2026-11-22T23:59:00Z"));
  const summer = createHeld({ acceptedOn: "2026-11-10", startsOn: "2027-06-30" });
  expect(find(summer, "2027-06-22", "start")).toEqual([]);
  expect(
    listDeadlines(summer, new Date("2027-06-22T23:30:00Z")).filter(({ name }) => name === "start"),
  ).toHaveLength(1);
});
