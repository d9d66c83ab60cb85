import { expect, test } from "vitest";
import { ask } from "../../server/testing/let-actions.ts";
import { createHeld, createTenancy, recordAll } from "../../server/testing/tenancies.ts";
import type { Tenancy } from "../tenancies/tenancy.ts";
import { buildLandlordSteps } from "./landlord-steps.ts";

const facts = {
  valuation: null,
  terms: null,
  termsToSign: null,
  listedOn: "2026-10-01",
  figures: { viewed: 3, offers: 2 },
  today: "2026-11-10",
};
const accepted = (tenancy: Tenancy) =>
  buildLandlordSteps({ ...facts, tenancy }).find(({ name }) => name === "Offer accepted")?.text;

test("says that the holding deposit is awaited, and then when it came", () => {
  expect(accepted(createTenancy())).not.toContain("Holding deposit");
  const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 53_000));
  expect(accepted(asked)).toMatch(
    /Holding deposit due by \d\d\/\d\d\/2026\. We’re waiting for it\.$/,
  );
  expect(accepted(createHeld())).toMatch(/Holding deposit received \d\d\/\d\d\/2026\.$/);
});
