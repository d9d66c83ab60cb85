import { describe, expect, test } from "vitest";
import { seen } from "../../../server/testing/tenancies.ts";
import { findEraseOn, findTenancyEraseOn } from "./tenancy-retention.ts";
import type { Tenancy } from "../tenancy.ts";

const acceptedOn = "2026-11-10";
const running = { state: "moved-in", acceptedOn, ending: null } as const;
const over = (state: Tenancy["state"], on: string) => {
  return { state, acceptedOn, ending: { on, by: "renter" as const, evidence: seen } };
};
const finished = over("finished", "2028-02-29");
const fallen = over("fallen-through", "2026-11-30");

describe("how long a paper of a tenancy is kept", () => {
  test.each([
    ["of a check of the right to rent", "right-to-rent", "2029-02-28", "2027-05-30"],
    ["of who somebody is", "identity", "2029-02-28", "2027-05-30"],
    ["of an agreement", "signed-agreement", "2034-02-28", "2032-11-30"],
    ["of why a holding deposit was kept", "keep-reasons", "2034-02-28", "2032-11-30"],
  ] as const)(
    "%s: until the tenancy is over, and then to %s, or %s where there was none",
    (_what, kind, afterTenancy, afterNone) => {
      expect(findEraseOn(running, kind)).toBeNull();
      expect(findEraseOn(finished, kind)).toBe(afterTenancy);
      expect(findEraseOn(fallen, kind)).toBe(afterNone);
    },
  );

  test.each(["income", "reference"] as const)(
    "of %s: a year from the acceptance, however it goes on",
    (kind) => {
      for (const tenancy of [running, finished, fallen])
        expect(findEraseOn(tenancy, kind)).toBe("2027-11-10");
    },
  );
});

test.each([
  [running, null],
  [finished, "2034-02-28"],
  [fallen, "2032-11-30"],
])("a tenancy is erased six years after its end (Limitation Act 1980): %#", (tenancy, on) => {
  expect(findTenancyEraseOn(tenancy)).toBe(on);
});
