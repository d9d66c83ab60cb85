import { describe, expect, test } from "vitest";
import { findDeadlines, findRule, step } from "../../../server/testing/tenancy-actions.ts";
import {
  createReady,
  createSigned,
  grace,
  luis,
  paper,
  permanent,
  recordAll,
  saoirse,
  seen,
} from "../../../server/testing/tenancies.ts";
import type { TenancyAction } from "../tenancy-action.ts";
import type { Evidence, Tenancy } from "../tenancy.ts";

const none = { ...permanent, result: "none" as const };
const finds = (on: string, rightToRent: typeof none | typeof permanent) =>
  step("right-to-rent", luis, on, {
    outcome: rightToRent.result === "none" ? "failed" : "passed",
    rightToRent,
  });
const report = (on: string, personId = luis, evidence: Evidence = seen): TenancyAction => ({
  do: "report-right-to-rent",
  personId,
  on,
  evidence,
});
const moved = recordAll(createReady(), "2026-12-07", step("keys", null, "2026-12-07"));
const denied = recordAll(moved, "2027-06-01", finds("2027-06-01", none));
const sounds = (tenancy: Tenancy, day: string) =>
  findDeadlines(tenancy, day, "home-office-report").map(({ stage, personId, dueOn }) => [
    stage,
    personId,
    dueOn,
  ]);

describe("a right to rent that ended while they live there (Immigration Act 2014, sections 24 and 26)", () => {
  test.each([
    ["2027-06-01", "due"],
    ["2027-06-02", "overdue"],
    ["2028-06-02", "overdue"],
  ])("is to be reported to the Home Office from the day of the check on: %s", (day, stage) => {
    expect(sounds(denied, day)).toEqual([[stage, luis, "2027-06-01"]]);
  });

  test("asks no more once it is reported, and keeps day, person and evidence", () => {
    const reported = recordAll(denied, "2027-06-03", report("2027-06-02"));
    expect(sounds(reported, "2027-06-03")).toEqual([]);
    const { done } = reported.steps.find(
      ({ kind, personId }) => kind === "right-to-rent" && personId === luis,
    )!;
    expect(done).toMatchObject({
      on: "2027-06-01",
      reported: { on: "2027-06-02", evidence: seen },
    });
    expect(findRule(reported, report("2027-06-03"), "2027-06-03")).toBe("reported-already");
  });

  test("a further check that finds none needs no further report, and doesn't put off a first one", () => {
    const again = finds("2027-06-10", none);
    const reported = recordAll(denied, "2027-06-03", report("2027-06-03"));
    expect(sounds(recordAll(reported, "2027-06-10", again), "2027-06-11")).toEqual([]);
    expect(sounds(recordAll(denied, "2027-06-10", again), "2027-06-10")).toEqual([
      ["overdue", luis, "2027-06-01"],
    ]);
  });

  test("one that ends anew after they had one again is reported anew", () => {
    const reported = recordAll(denied, "2027-06-03", report("2027-06-03"));
    const regained = recordAll(reported, "2027-07-01", finds("2027-07-01", permanent));
    expect(sounds(regained, "2027-07-02")).toEqual([]);
    expect(
      sounds(recordAll(regained, "2027-08-01", finds("2027-08-01", none)), "2027-08-01"),
    ).toEqual([["due", luis, "2027-08-01"]]);
  });

  test("is still to be reported once the tenancy is over", () => {
    const end = { do: "finish", by: "renter", on: "2027-06-20", evidence: seen } as const;
    const over = recordAll(denied, "2027-06-20", end);
    expect(sounds(over, "2027-06-21")).toEqual([["overdue", luis, "2027-06-01"]]);
    expect(sounds(recordAll(over, "2027-06-21", report("2027-06-21")), "2027-06-21")).toEqual([]);
  });

  describe("that was recorded by mistake, and is noticed once the tenancy is over", () => {
    const end = { do: "finish", by: "renter", on: "2027-06-20", evidence: seen } as const;
    const over = recordAll(denied, "2027-06-20", end);

    test("is corrected to what the check found: nothing is to be reported, and the old record stays", () => {
      const after = recordAll(over, "2027-07-01", finds("2027-06-01", permanent));
      expect(sounds(after, "2027-07-02")).toEqual([]);
      const { done, earlier } = after.steps.find(
        ({ kind, personId }) => kind === "right-to-rent" && personId === luis,
      )!;
      expect(done).toMatchObject({ on: "2027-06-01", rightToRent: permanent, evidence: seen });
      expect(earlier.at(-1)).toMatchObject({
        was: { on: "2027-06-01", outcome: "failed", rightToRent: none },
        how: "corrected",
        on: "2027-07-01",
        by: saoirse,
      });
    });

    test.each([
      ["without a reason in words", { evidence: paper }, "correction-unexplained"],
      ["to no right once more", { outcome: "failed", rightToRent: none }, "over-already"],
      ["of somebody who has a right", { personId: grace }, "over-already"],
      ["of another step", { kind: "references", rightToRent: undefined }, "over-already"],
    ] as const)("is not corrected %s", (_how, changes, rule) => {
      const action = { ...finds("2027-06-01", permanent), ...changes };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      expect(findRule(over, action as TenancyAction, "2027-07-01")).toBe(rule);
    });

    test("and was reported: the report stays with the old record", () => {
      const reported = recordAll(over, "2027-06-21", report("2027-06-21"));
      const after = recordAll(reported, "2027-07-01", finds("2027-06-01", permanent));
      const corrected = after.steps.find(
        ({ personId, kind }) => kind === "right-to-rent" && personId === luis,
      )!;
      expect(corrected.done?.reported).toBeNull();
      expect(corrected.earlier.at(-1)?.was.reported).toMatchObject({ on: "2027-06-21" });
    });
  });

  test("is reported whatever the sanctions list says", () => {
    const listed = recordAll(
      denied,
      "2027-06-02",
      step("sanctions", grace, "2027-06-02", { outcome: "failed" }),
    );
    expect(findRule(listed, report("2027-06-02"), "2027-06-02")).toBeNull();
  });

  test.each([
    ["of somebody who has a right", report("2027-06-01", grace), "nothing-to-report"],
    ["before the check", report("2027-05-31"), "date-outside"],
    ["tomorrow", report("2027-06-03"), "date-outside"],
    [
      "without what shows it",
      report("2027-06-01", luis, { note: " ", documentId: null }),
      "evidence-missing",
    ],
  ] as const)("no report %s", (_what, action, rule) => {
    expect(findRule(denied, action, "2027-06-02")).toBe(rule);
  });

  test("before the keys nobody is let in, and there is nothing to report", () => {
    const early = recordAll(createSigned(), "2026-11-22", finds("2026-11-22", none));
    expect(sounds(early, "2026-11-23")).toEqual([]);
    expect(findRule(early, report("2026-11-23"), "2026-11-23")).toBe("nothing-to-report");
  });
});
