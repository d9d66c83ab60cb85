import { describe, expect, test } from "vitest";
import { findRule, step } from "../../../server/testing/tenancy-actions.ts";
import {
  checks,
  createHeld,
  grace,
  passAll,
  recordAll,
  createLandlord,
} from "../../../server/testing/tenancies.ts";
import { stampTerms } from "./tenancy-documents.ts";
import type { Tenancy } from "../tenancy.ts";

const landlord = {
  landlordId: "88888888-8888-4888-8888-888888888888",
  landlord: createLandlord(),
};

describe("the terms that an agreement was made from", () => {
  const held = createHeld();
  const stamp = stampTerms(held, landlord);

  test("are the same however far the tenancy has gone on", () => {
    const checked = recordAll(held, "2026-11-20", ...passAll(held, "2026-11-20", ...checks));
    expect(stampTerms(checked, landlord)).toBe(stamp);
  });

  test.each([
    ["start", { startsOn: "2026-12-20" }],
    ["rent", { rentPcm: 2200 }],
    ["deposit", { depositPence: 100_000 }],
    ["deposit that is not taken", { takesDeposit: false }],
    ["person", { people: held.people.slice(0, 1) }],
  ] satisfies [string, Partial<Tenancy>][])("are others with another %s", (_what, changes) => {
    expect(stampTerms({ ...held, ...changes }, landlord)).not.toBe(stamp);
  });

  test("are others with another landlord", () => {
    expect(stampTerms(held, { ...landlord, landlordId: grace })).not.toBe(stamp);
  });

  test.each(["signature", "landlord-signature"] as const)(
    "a %s on an agreement of other terms is refused, however it came",
    (kind) => {
      const checked = recordAll(
        held,
        "2026-11-20",
        ...passAll(held, "2026-11-20", ...checks, "written-statement"),
      );
      const sign = step(kind, kind === "signature" ? grace : null, "2026-11-20");
      expect(findRule(checked, sign, "2026-11-20", { isAgreementStale: true })).toBe(
        "agreement-stale",
      );
      expect(findRule(checked, sign, "2026-11-20")).toBeNull();
    },
  );
});
