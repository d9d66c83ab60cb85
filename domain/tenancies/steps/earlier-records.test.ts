import { describe, expect, test } from "vitest";
import { findRule, step } from "../../../server/testing/tenancy-actions.ts";
import {
  createHeld,
  grace,
  luis,
  passAll,
  permanent,
  recordAll,
  saoirse,
  seen,
} from "../../../server/testing/tenancies.ts";
import { findStep } from "./complete-step.ts";
import type { StepKind, Tenancy } from "../tenancy.ts";

const limited = {
  result: "limited",
  method: "share-code",
  permissionUntil: "2027-12-31",
} as const;

const find = (tenancy: Tenancy, kind: StepKind, personId: string | null) =>
  findStep(tenancy, { kind, personId })!;
const undo = (kind: StepKind, personId: string | null) =>
  ({ do: "reopen-step", kind, personId }) as const;
const was = (on: string, changes: object = {}) => ({
  on,
  by: saoirse,
  outcome: "passed",
  evidence: seen,
  ...changes,
});

describe("what a step was recorded as before", () => {
  test("is not the same that was sent again", () => {
    const check = step("sanctions", luis, "2026-11-12", { outcome: "passed" });
    const once = recordAll(createHeld(), "2026-11-12", check);
    expect(findRule(once, check, "2026-11-12")).toBe("done-already");
    const again = step("sanctions", luis, "2026-11-13", { outcome: "passed" });
    expect(findRule(once, again, "2026-11-13")).toBeNull();
  });

  test("a follow-up check leaves the first one, which is the landlord's excuse, as it was", () => {
    const code = { do: "give-share-code", personId: luis, code: "R7X2KD9PA" } as const;
    const first = recordAll(
      createHeld(),
      "2026-11-20",
      code,
      step("right-to-rent", luis, "2026-11-20", { rightToRent: limited }),
    );
    const moved = { ...first, state: "moved-in" as const };
    const again = recordAll(
      moved,
      "2027-12-30",
      step("right-to-rent", luis, "2027-12-29", { rightToRent: permanent }),
    );
    const { done, earlier } = find(again, "right-to-rent", luis);
    expect(done).toMatchObject({ on: "2027-12-29", rightToRent: permanent });
    expect(earlier).toEqual([
      {
        was: {
          ...was("2026-11-20"),
          rightToRent: limited,
          confirmed: null,
          reported: null,
          source: null,
        },
        how: "repeated",
        on: "2027-12-30",
        by: saoirse,
      },
    ]);
  });

  test("each look at the sanctions list stays, in its order", () => {
    const days = ["2026-11-20", "2026-11-21", "2026-11-22"];
    const looked = days.reduce(
      (tenancy, day) => recordAll(tenancy, day, step("sanctions", grace, day)),
      createHeld(),
    );
    const { done, earlier } = find(looked, "sanctions", grace);
    expect([...earlier.map((one) => one.was.on), done?.on]).toEqual(days);
  });

  test("what is undone stays as undone, and what is done anew does not replace it", () => {
    const done = recordAll(createHeld(), "2026-11-20", step("references", grace, "2026-11-19"));
    const undone = recordAll(done, "2026-11-21", undo("references", grace));
    const expected = [{ was: was("2026-11-19"), how: "undone", on: "2026-11-21", by: saoirse }];
    expect(find(undone, "references", grace)).toMatchObject({ done: null, earlier: expected });
    const anew = recordAll(undone, "2026-11-22", step("references", grace, "2026-11-22"));
    expect(find(anew, "references", grace)).toMatchObject({
      done: { on: "2026-11-22" },
      earlier: expected,
    });
  });

  test("a statement that a new start makes worthless stays, too", () => {
    const held = createHeld();
    const given = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", "written-statement"),
    );
    const moved = recordAll(given, "2026-11-21", { do: "move-start", startsOn: "2026-12-20" });
    for (const personId of [grace, luis])
      expect(find(moved, "written-statement", personId)).toMatchObject({
        done: null,
        earlier: [{ was: was("2026-11-20"), how: "undone", on: "2026-11-21" }],
      });
  });
});
