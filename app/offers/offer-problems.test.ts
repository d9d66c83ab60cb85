import { expect, test } from "vitest";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { getTenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { findOfferProblems, toOfferProblem } from "./offer-problems.ts";
import {
  testDetails,
  createDraft,
  testHome,
  createTenant,
} from "../../server/testing/offer-draft.ts";

const measure = { rules: getTenancyRules("england-2026"), today: "2026-11-21" };

const listMessages = (draft: OfferDraft, given = measure) =>
  findOfferProblems(draft, testHome, given).map(({ field, message }) => `${field}: ${message}`);

test("a complete offer has no problem", () => {
  expect(listMessages(createDraft())).toEqual([]);
});

test("a rent above the advertised one is refused, and the page says why", () => {
  const draft = createDraft({ details: { ...testDetails, rent: "2451" } });
  expect(listMessages(draft)).toEqual([
    expect.stringMatching(/^edit-details: The advertised rent is £2,450 a month\./),
  ]);
  expect(listMessages(draft, { ...measure, rules: getTenancyRules("as-specified") })).toEqual([]);
});

test("a move-in date that has passed since it was entered is refused", () => {
  const draft = createDraft({ details: { ...testDetails, startdate: "2026-11-20" } });
  expect(listMessages(draft)).toEqual(["edit-details: Enter a move-in date from today onwards"]);
});

test("a tenant who is not 18 on the move-in date is refused", () => {
  const draft = createDraft({ tenants: [createTenant({ dob: "2009-01-05", rentshare: "100" })] });
  expect(listMessages(draft)).toEqual([
    "edit-tenant-1: Tenant 1: Every tenant must be 18 or over on the move-in date",
  ]);
});

test("shares that do not add up to 100 are refused, with their sum", () => {
  const draft = createDraft({ tenants: [createTenant(), createTenant({ rentshare: "30.5" })] });
  expect(listMessages(draft)).toEqual([
    "edit-tenant-1: The rent shares of all tenants must add up to 100%. They add up to 90.5%",
  ]);
});

test("a tenant with a first name and nothing else is refused, with the number", () => {
  const draft = createDraft({ tenants: [createTenant(), { firstname: "Mina" }] });
  expect(listMessages(draft)).toEqual(["edit-tenant-2: Tenant 2: Complete the missing details"]);
});

test("what is wrong with one part is one line", () => {
  const draft = createDraft({ details: { ...testDetails, rent: "3000", startdate: "2026-11-20" } });
  expect(listMessages(draft)).toHaveLength(1);
});

test.each([
  ["tenants.1.dob", "edit-tenant-2", "Tenant 2: No"],
  ["tenants", "edit-tenant-1", "No"],
  ["rent", "edit-details", "No"],
  ["", "edit-details", "No"],
])("a refusal of %j leads to %s", (path, field, message) => {
  expect(toOfferProblem({ path, message: "No" })).toEqual({ field, message });
});
