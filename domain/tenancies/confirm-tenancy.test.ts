import { describe, expect, test } from "vitest";
import { findDeadlines, findRule } from "../../server/testing/tenancy-actions.ts";
import { createSigned, createTenancy, recordAll, seen } from "../../server/testing/tenancies.ts";
import { addDays } from "../shared/dates.ts";
import type { TenancyAction } from "./tenancy-action.ts";
import type { Tenancy } from "./tenancy.ts";
import { findLastConfirmationToAsk, findNextConfirmation } from "./end/tenancy-retention.ts";

const confirm = (on: string): TenancyAction => ({ do: "confirm-tenancy", on, evidence: seen });
const moved = { ...createSigned(), payments: [], state: "moved-in" as const };
const sounds = (tenancy: Tenancy, day: string) =>
  findDeadlines(tenancy, day, "tenancy-goes-on").map(({ stage, dueOn }) => `${stage} ${dueOn}`);

describe("that a tenancy goes on", () => {
  test.each([
    ["2027-11-22", []],
    ["2027-11-23", ["soon 2027-12-07"]],
    ["2027-12-06", ["soon 2027-12-07"]],
    ["2027-12-07", ["due 2027-12-07"]],
    ["2027-12-08", ["overdue 2027-12-07"]],
  ])("is made sure of a year after the start: on %s %j", (day, expected) => {
    expect(sounds(moved, day)).toEqual(expected);
  });

  test("is then asked again a year after the answer", () => {
    const sure = recordAll(moved, "2027-12-01", confirm("2027-11-30"));
    expect(sounds(sure, "2028-11-15")).toEqual([]);
    expect(sounds(sure, "2028-12-01")).toEqual(["overdue 2028-11-30"]);
  });

  test("is asked no more once its end is recorded", () => {
    const end = { do: "finish", by: "renter", on: "2027-12-01", evidence: seen } as const;
    expect(sounds(recordAll(moved, "2027-12-09", end), "2029-01-01")).toEqual([]);
  });

  test.each([
    ["before the start", confirm("2026-12-06"), "2027-12-07", "date-outside"],
    ["tomorrow", confirm("2027-12-08"), "2027-12-07", "date-outside"],
    ["on the day", confirm("2027-12-07"), "2027-12-07", null],
    [
      "without saying how",
      { ...confirm("2027-12-07"), evidence: { note: " ", documentId: null } },
      "2027-12-07",
      "evidence-missing",
    ],
  ] as const)("is recorded %s", (_when, action, today, rule) => {
    expect(findRule(moved, action as TenancyAction, today)).toBe(rule);
  });

  test.each([
    ["2026-12-06", "ended-too-early"],
    ["2026-12-07", null],
  ] as const)("can't have ended before it began: on %s", (on, rule) => {
    const end = { do: "finish", by: "both", on, evidence: seen } as const;
    expect(findRule(moved, end, "2027-12-08")).toBe(rule);
  });

  test("is recorded neither before an earlier answer nor before the keys nor after the end", () => {
    const sure = recordAll(moved, "2027-12-07", confirm("2027-12-07"));
    expect(findRule(sure, confirm("2027-12-01"), "2027-12-08")).toBe("date-outside");
    expect(findRule(createTenancy(), confirm("2026-12-07"), "2026-12-07")).toBe(
      "outcome-not-possible",
    );
    const over = recordAll(moved, "2027-12-07", {
      do: "finish",
      by: "both",
      on: "2027-12-07",
      evidence: seen,
    });
    expect(findRule(over, confirm("2027-12-08"), "2027-12-08")).toBe("over-already");
  });

  test("is looked for from the first day on which it is asked, and no earlier", () => {
    for (let n = 0; n < 1500; n += 1) {
      const startsOn = addDays("2024-01-01", n);
      const firstAsked = addDays(findNextConfirmation({ startsOn, confirmed: null }), -14);
      expect(startsOn <= findLastConfirmationToAsk(firstAsked), startsOn).toBe(true);
      expect(startsOn > findLastConfirmationToAsk(addDays(firstAsked, -1)), startsOn).toBe(true);
    }
  });
});
