import * as v from "valibot";
import { expect, test } from "vitest";
import { createOfferDetails, createOfferTenant } from "../../server/testing/offer-form.ts";
import { createOfferBody, placeOfferPayload } from "./offer.ts";
import { listOfferProblems } from "./offer-check.ts";
import { calculateUndoEnd } from "./held-decision.ts";
import { getTenancyRules, type TenancyRulesName } from "./tenancy-rules.ts";

const home = { rentPcm: 2450, liteOffer: false };

function listPaths(
  details: Parameters<typeof createOfferDetails>[0],
  tenant: Parameters<typeof createOfferTenant>[0] = {},
  measure: { rules?: TenancyRulesName; liteOffer?: boolean } = {},
): string[] {
  const tenants = [createOfferTenant({ rentshare: "100", ...tenant })];
  const body = createOfferBody({
    id: "A0b1C2d3E4f5G6h7I8j9",
    home: { liteOffer: false, isB2B: false, development: "" },
    details: createOfferDetails({ rent: "2450", startdate: "2026-12-07", ...details }),
    tenants,
    recaptchaToken: "",
  });
  const { tenants: read, ...content } = v.parse(placeOfferPayload, body);
  const rules = getTenancyRules(measure.rules ?? "england-2026");
  const ofHome = { ...home, liteOffer: measure.liteOffer ?? false };
  const given = { ...content, tenants: read };
  return listOfferProblems(given, { home: ofHome, rules, today: "2026-11-21" }).map(
    ({ path }) => path,
  );
}

test.each([
  ["as advertised", {}, {}, {}, []],
  ["above the advertised rent (section 56)", { rent: "2451" }, {}, {}, ["rent"]],
  ["above it where the law is not England’s", { rent: "2451" }, {}, { rules: "as-specified" }, []],
  ["from yesterday", { startdate: "2026-11-20" }, {}, {}, ["startdate"]],
  ["by a tenant who is 17 on the first day", {}, { dob: "2008-12-08" }, {}, ["tenants.0.dob"]],
  ["by a tenant of 18 on the first day", {}, { dob: "2008-12-07" }, {}, []],
  ["with shares that miss a part", {}, { rentshare: "90" }, {}, ["tenants"]],
  ["by the long form, of a home with the short one", {}, {}, { liteOffer: true }, ["freq"]],
] as const)("an offer %s", (_what, details, tenant, measure, paths) => {
  expect(listPaths(details, tenant, measure)).toEqual(paths);
});

test("a decision can be undone for ten minutes", () => {
  expect(calculateUndoEnd(new Date("2026-11-24T09:55:00Z")).toISOString()).toBe(
    "2026-11-24T10:05:00.000Z",
  );
});
