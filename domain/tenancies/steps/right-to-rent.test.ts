import { describe, expect, test } from "vitest";
import { findRule, step } from "../../../server/testing/tenancy-actions.ts";
import {
  checks,
  createHeld,
  createTenancy,
  luis,
  passAll,
  permanent,
  recordAll,
} from "../../../server/testing/tenancies.ts";
import type { RightToRent } from "./right-to-rent-result.ts";

describe("right to rent (Immigration Act 2014, sections 20 to 37)", () => {
  const limited = {
    result: "limited",
    method: "original-document",
    permissionUntil: "2027-06-30",
  } as const;
  const check = (on: string, rightToRent: RightToRent) =>
    step("right-to-rent", luis, on, { rightToRent });

  test.each([
    ["permanent, at once", "2026-11-10", permanent, null],
    ["limited, 28 days before the start", "2026-11-10", limited, null],
    [
      "limited, as the Home Office answered (order of 2014, article 4)",
      "2026-11-10",
      { ...limited, method: "checking-service" },
      null,
    ],
    [
      "limited, and over by then",
      "2026-11-10",
      { ...limited, permissionUntil: "2026-12-06" },
      "right-to-rent-over",
    ],
    [
      "limited, without an end",
      "2026-11-10",
      { ...limited, permissionUntil: null },
      "right-to-rent-details",
    ],
    [
      "permanent, with an end",
      "2026-11-10",
      { ...permanent, permissionUntil: "2027-06-30" },
      "right-to-rent-details",
    ],
    [
      "by a share code nobody gave",
      "2026-11-10",
      { ...permanent, method: "share-code" },
      "share-code-missing",
    ],
    ["none that passed", "2026-11-10", { ...permanent, result: "none" }, "right-to-rent-details"],
  ] as const)("%s", (_what, on, rightToRent, rule) => {
    expect(findRule(createTenancy(), check(on, rightToRent), "2026-11-10")).toBe(rule);
  });

  test("limited, 29 days before the start, is too early", () => {
    const later = createTenancy({ startsOn: "2026-12-09" });
    expect(findRule(later, check("2026-11-10", limited), "2026-11-10")).toBe("right-to-rent-early");
    expect(findRule(later, check("2026-11-11", limited), "2026-11-11")).toBeNull();
  });

  test("a start that moves away takes a limited check with it", () => {
    const held = createHeld();
    const others = passAll(held, "2026-11-11", ...checks, "written-statement").filter(
      (action) =>
        !("kind" in action && action.kind === "right-to-rent" && action.personId === luis),
    );
    const checked = recordAll(held, "2026-11-11", ...others, check("2026-11-11", limited));
    const sign = (on: string) => step("landlord-signature", null, on);
    // The 28 days end on the day before the agreement (order of 2014, article 8).
    expect(findRule(checked, sign("2026-11-11"), "2026-11-11")).toBe("right-to-rent-same-day");
    expect(findRule(checked, sign("2026-11-12"), "2026-11-12")).toBeNull();
    const moved = recordAll(checked, "2026-11-12", { do: "move-start", startsOn: "2026-12-20" });
    const told = recordAll(
      moved,
      "2026-11-12",
      ...passAll(moved, "2026-11-12", "written-statement"),
    );
    expect(findRule(told, sign("2026-11-12"), "2026-11-12")).toBe("right-to-rent-before-signing");
  });

  test.each([
    ["R7X 2KD 9PA", null],
    ["r7x2kd9pa", null],
    ["W7X 2KD 9PA", "share-code-format"],
    ["R7X 2KD 9P", "share-code-format"],
  ] as const)("share code %s", (code, rule) => {
    const give = { do: "give-share-code", personId: luis, code } as const;
    expect(findRule(createTenancy(), give, "2026-11-10")).toBe(rule);
  });

  test.each([
    ["2027-02-08", null],
    ["2027-02-09", "share-code-old"],
  ] as const)("a share code of 10 November used on %s", (on, rule) => {
    const late = createTenancy({ startsOn: "2027-02-20" });
    const given = recordAll(late, "2026-11-10", {
      do: "give-share-code",
      personId: luis,
      code: "R7X2KD9PA",
    });
    expect(findRule(given, check(on, { ...permanent, method: "share-code" }), on)).toBe(rule);
  });

  test("every adult who will live there is named and checked before anybody signs", () => {
    const held = createHeld({ adults: 3 });
    const checked = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", ...checks, "written-statement"),
    );
    const sign = step("landlord-signature", null, "2026-11-20");
    expect(findRule(checked, sign, "2026-11-20")).toBe("adults-unnamed");
    const occupier = {
      id: "77777777-7777-4777-8777-777777777773",
      name: "Rui",
      role: "occupier",
    } as const;
    const added = recordAll(checked, "2026-11-20", { do: "add-person", person: occupier });
    const named = recordAll(
      added,
      "2026-11-20",
      ...passAll(added, "2026-11-20", "written-statement"),
    );
    expect(findRule(named, sign, "2026-11-20")).toBe("right-to-rent-before-signing");
    const all = recordAll(named, "2026-11-20", ...passAll(named, "2026-11-20", "right-to-rent"));
    expect(findRule(all, sign, "2026-11-20")).toBeNull();
  });
});
