import { describe, expect, test } from "vitest";
import {
  arrive,
  ask,
  back,
  correct,
  findDeadlines,
  findRule,
} from "../../../server/testing/tenancy-actions.ts";
import {
  checks,
  choose,
  createSigned,
  createTenancy,
  paper,
  passAll,
  recordAll,
  seen,
} from "../../../server/testing/tenancies.ts";
import type { DeadlineName } from "./list-deadlines.ts";
import { findPayment, type Tenancy } from "../tenancy.ts";

const half = 26_538;
const alarms = (tenancy: Tenancy, day: string, clock: DeadlineName) =>
  findDeadlines(tenancy, day, clock).map(({ stage, dueOn }) => `${stage} ${dueOn}`);

describe("the second half of a holding deposit whose first went back while the tenancy goes on", () => {
  const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 2 * half));
  const part = recordAll(asked, "2026-11-11", arrive("holding-deposit", half, "2026-11-11"));
  const use = recordAll(part, "2026-11-12", choose("first-rent", "2026-11-12"));
  const done = recordAll(use, "2026-11-12", back("holding-deposit", half, "2026-11-12"));
  const here = recordAll(done, "2026-11-16", arrive("holding-deposit", half, "2026-11-16"));
  const sign = (tenancy: Tenancy, on: string) => {
    const checked = recordAll(tenancy, on, ...passAll(tenancy, on, ...checks, "written-statement"));
    return recordAll(checked, on, ...passAll(checked, on, "signature", "landlord-signature"));
  };

  test("holds the home again until the day that the first half began, and no more is asked", () => {
    expect(alarms(here, "2026-11-25", "agreement")).toEqual(["due 2026-11-25"]);
    expect(alarms(here, "2026-11-26", "holding-deposit")).toEqual(["soon 2026-12-01"]);
    expect(alarms(here, "2026-12-25", "payment")).toEqual([]);
    expect(findRule(here, arrive("holding-deposit", 1, "2026-11-16"), "2026-11-16")).toBe(
      "more-than-asked",
    );
  });

  test("counts only with the word of whoever paid this half", () => {
    expect(here.holdingChoice).toBeNull();
    const signed = sign(here, "2026-11-20");
    const agreed = recordAll(signed, "2026-11-20", choose("deposit", "2026-11-20"));
    const counted = recordAll(agreed, "2026-11-20", ask("deposit", 265_384 - half));
    expect(findPayment(counted, "holding-deposit")).toMatchObject({
      earlier: [{ settled: { how: "repaid" } }],
      settled: { how: "applied", pence: half },
    });
    // What came beyond it is rent or deposit, or goes back unrecorded.
    expect(findRule(counted, arrive("holding-deposit", 1, "2026-11-21"), "2026-11-21")).toBe(
      "settled-already",
    );
  });

  test.each([
    ["the last day to agree", done],
    ["everybody signed", sign(done, "2026-11-24")],
    ["the keys", { ...sign(done, "2026-11-24"), state: "moved-in" } as const],
  ])("and after %s goes back within seven days, and nothing of it is kept", (_what, tenancy) => {
    const late = recordAll(tenancy, "2026-11-27", arrive("holding-deposit", half, "2026-11-27"));
    expect(alarms(late, "2026-12-03", "holding-deposit")).toEqual(["due 2026-12-03"]);
    expect(alarms(late, "2026-12-04", "holding-deposit")).toEqual(["overdue 2026-12-03"]);
    const lied = {
      do: "keep-holding-deposit",
      reason: "false-information",
      on: "2026-11-27",
      evidence: paper,
    } as const;
    if (late.state === "progressing")
      expect(findRule(late, lied, "2026-11-27")).toBe("may-not-keep");
    const gone = recordAll(late, "2026-11-28", back("holding-deposit", half, "2026-11-28"));
    expect(alarms(gone, "2026-12-30", "holding-deposit")).toEqual([]);
  });

  test("stands before the end of the tenancy until it went back, so that its day never falls silent", () => {
    const moved = { ...sign(done, "2026-11-24"), state: "moved-in" } as const;
    const late = recordAll(moved, "2026-12-08", arrive("holding-deposit", half, "2026-12-08"));
    const end = { do: "finish", by: "renter", on: "2026-12-20", evidence: seen } as const;
    expect(findRule(late, end, "2026-12-20")).toBe("holding-deposit-here");
    const gone = recordAll(late, "2026-12-20", back("holding-deposit", half, "2026-12-20"));
    expect(findRule(gone, end, "2026-12-20")).toBeNull();
  });

  test("is not taken while somebody else’s is here, nor once the tenancy has ended", () => {
    const action = arrive("holding-deposit", half, "2026-11-16");
    expect(findRule(done, action, "2026-11-16", { isHeldElsewhere: true })).toBe(
      "one-holding-deposit",
    );
    expect(findRule({ ...done, state: "finished" }, action, "2026-11-16")).toBe("over-already");
  });
});

test("a counted holding deposit that was struck out and comes after all counts no more: all of the rent is asked", () => {
  const counted = recordAll(
    createSigned(),
    "2026-11-20",
    choose("first-rent", "2026-11-20"),
    ask("first-rent", 176_924),
  );
  const struck = correct("holding-deposit", [53_076, "2026-11-11"], [0, "2026-11-11"]);
  const again = recordAll(
    counted,
    "2026-11-21",
    struck,
    arrive("holding-deposit", 53_076, "2026-11-21"),
  );
  const apply = { do: "apply-holding-deposit", on: "2026-11-21", evidence: seen } as const;
  expect(findRule(again, apply, "2026-11-21")).toBe("no-consent-to-apply");
  expect(findRule(again, choose("first-rent", "2026-11-21"), "2026-11-21")).toBe("asked-in-full");
  expect(alarms(again, "2026-11-27", "holding-deposit")).toEqual(["due 2026-11-27"]);
});
