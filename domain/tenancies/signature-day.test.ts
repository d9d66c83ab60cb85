import { expect, test } from "vitest";
import { findRule, step } from "../../server/testing/tenancy-actions.ts";
import { checks, createHeld, grace, passAll, recordAll } from "../../server/testing/tenancies.ts";

// Housing Act 1988, section 16D, and Immigration Act 2014, section 24.
test.each([
  ["written-statement", "statement-before-signing"],
  ["right-to-rent", "right-to-rent-before-signing"],
] as const)(
  "before the day of a signature comes that of the %s, too, where both are recorded later",
  (late, rule) => {
    const held = createHeld();
    const others = [...checks, "written-statement" as const].filter((kind) => kind !== late);
    const some = recordAll(held, "2026-11-18", ...passAll(held, "2026-11-18", ...others));
    const done = recordAll(some, "2026-11-20", ...passAll(some, "2026-11-20", late));
    const sign = (on: string) => step("signature", grace, on);
    expect(findRule(done, sign("2026-11-19"), "2026-11-21")).toBe(rule);
    expect(findRule(done, sign("2026-11-20"), "2026-11-21")).toBeNull();
  },
);
