import * as v from "valibot";
import { expect, test } from "vitest";
import { emptyDraft } from "../../../domain/offers/offer.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { createDraft, createTenant, testDetails } from "../../../server/testing/offer-draft.ts";
import type { OfferHome } from "../offer-page-types.ts";
import { createPlainOfferPlan, nameTenantField, readPlainDraft } from "./plain-offer-plan.ts";

const home: OfferHome = {
  id: "L1",
  name: "Loriner Street",
  area: "Shoreditch",
  outcode: "E2",
  rentPcm: 2300,
  noDeposit: false,
  availableFrom: null,
  cover: null,
  isB2B: false,
  development: null,
  companyName: null,
  liteOffer: false,
};
const rules = getTenancyRules("england-2026");
const today = "2026-11-21";

function createPlan(sent: Record<string, string> = {}, changes: Partial<OfferHome> = {}) {
  const context = { id: "O1", home: { ...home, ...changes }, rules, today };
  return createPlainOfferPlan(context, emptyDraft, sent);
}

function answerTenant(index: number, rentshare: string): Record<string, string> {
  const { id: _, title: __, ...tenant } = { ...createTenant(), rentshare };
  return Object.fromEntries(
    Object.entries(tenant).map(([field, value]) => [nameTenantField(index, field), value]),
  );
}

const accepted = { offerTerms: "on", privacy: "on" };

test("each tenant has three pages, as many tenants as were counted", () => {
  expect(createPlan().steps).toHaveLength(7 + 1 + 3 + 1);
  expect(createPlan({ tenantCount: "2" }).steps).toHaveLength(7 + 1 + 6 + 1);
  expect(createPlan({ tenantCount: "99" }).steps).toHaveLength(7 + 1 + 3 + 1);
  expect(createPlan({}, { liteOffer: true }).steps).toHaveLength(1 + 1 + 3 + 1 + 1);
});

test.each([
  ["the shares add up to 60%", { ...answerTenant(0, "60"), ...accepted }, "tenants.0.rentshare"],
  ["nobody accepted the terms", { ...answerTenant(0, "100"), privacy: "on" }, "offerTerms"],
  [
    "the privacy policy was not accepted",
    { ...answerTenant(0, "100"), contractTerms: "on" },
    "privacy",
  ],
  [
    "a tenant is under 18 on the move-in date",
    { ...answerTenant(0, "100"), ...accepted, "tenants.0.dob": "2015-01-01" },
    "tenants.0.dob",
  ],
])("it is refused where %s", (_, answers, field) => {
  const plan = createPlan();
  const sent = plan.readFields({ ...testDetails, rent: "2300", tenantCount: "1", ...answers });
  const { issues = [] } = v.safeParse(plan.schema, sent);
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field]);
});

test("the complete answers make the body of the API, with the number of the flat filled in", () => {
  const plan = createPlan();
  const answers = plan.readFields({
    ...testDetails,
    rent: "2300",
    tenantCount: "1",
    ...answerTenant(0, "100"),
    ...accepted,
  });
  expect(v.is(plan.schema, answers)).toBe(true);
  expect(plan.buildBody(answers, "t")).toMatchObject({
    id: "O1",
    rent: 2300,
    unit: "NA",
    tenants: [{ rentshare: 100 }],
  });
});

test("a saved draft fills the pages in, and what is answered becomes the draft", () => {
  const draft = createDraft();
  const context = { id: "O1", home, rules, today };
  const initial = createPlainOfferPlan(context, draft, {}).readFields({ privacy: "on" });
  expect(initial["tenantCount"]).toBe(String(draft.tenants.length));
  const read = readPlainDraft(initial);
  expect(read.details).toEqual(draft.details);
  expect(read.tenants.map(({ email }) => email)).toEqual(draft.tenants.map(({ email }) => email));
  expect(read.acceptances).toEqual({ offerTerms: false, contractTerms: false, privacy: true });
});
