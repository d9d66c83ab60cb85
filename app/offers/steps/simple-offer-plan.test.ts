import { expect, test } from "vitest";
import * as v from "valibot";
import { emptyDraft } from "../../../domain/offers/offer.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { findFirstIncompleteStep } from "../../../domain/shared/fields/form-steps.ts";
import { getInitialSimpleAnswers, createSimplePlan } from "./simple-offer-plan.ts";
import { createDraft, testHome, createTenant } from "../../../server/testing/offer-draft.ts";

const home = { ...testHome, liteOffer: true };
const frame = { home, rules: getTenancyRules("england-2026"), today: "2026-11-21" };
const answers = { rent: "£2,400", startdate: "2027-01-04", pettype: "", specialrequests: "" };
const draft = createDraft({ details: answers });

const getIncompleteStep = (changed: Partial<typeof answers>, of = draft) =>
  findFirstIncompleteStep(createSimplePlan(of, frame).steps, { ...answers, ...changed });
const listMessages = (of: typeof draft, given: Record<string, string> = answers) =>
  v.safeParse(createSimplePlan(of, frame).schema, given).issues?.map(({ message }) => message);

test("the three steps ask for the offer, the tenants and requests", () => {
  expect(createSimplePlan(draft, frame).steps.map(({ fields }) => fields)).toEqual([
    ["rent", "startdate"],
    ["tenants"],
    ["pettype", "specialrequests"],
  ]);
});

test("it begins with the advertised rent, and goes on with what was entered", () => {
  expect(getInitialSimpleAnswers(emptyDraft, home)).toEqual({
    ...answers,
    rent: String(home.rentPcm),
    startdate: "",
  });
  expect(getInitialSimpleAnswers(draft, home)).toEqual(answers);
});

test("it is complete without pets and requests", () => {
  expect(getIncompleteStep({})).toBe(3);
  expect(listMessages(draft)).toBeUndefined();
});

test("no rent above the advertised one, and no date that has passed", () => {
  expect(getIncompleteStep({ rent: String(home.rentPcm + 1) })).toBe(0);
  expect(getIncompleteStep({ startdate: "2026-11-20" })).toBe(0);
});

test("it isn't sent without a tenant", () => {
  const nobody = createDraft({ details: answers, tenants: [] });
  expect(getIncompleteStep({}, nobody)).toBe(1);
  expect(listMessages(nobody)).toEqual(["Add at least one tenant"]);
});

test("an answer that the form does not hold yet is missing, not unknown", () => {
  const nobody = createDraft({ details: answers, tenants: [] });
  const { schema } = createSimplePlan(nobody, frame);
  const { issues } = v.safeParse(schema, { ...answers, tenants: undefined });
  expect(issues).toMatchObject([
    { message: "Add at least one tenant", path: [{ key: "tenants" }] },
  ]);
});

test("every tenant is finished and an adult, and the shares add up to 100", () => {
  const withTenants = (...tenants: typeof draft.tenants) =>
    createDraft({ details: answers, tenants });
  const unfinished = withTenants({ firstname: "Priya" });
  const child = withTenants(createTenant({ dob: "2010-01-01", rentshare: "100" }));
  const uneven = withTenants(createTenant({ rentshare: "60" }));
  for (const wrong of [unfinished, child, uneven]) expect(getIncompleteStep({}, wrong)).toBe(1);
});

test.each([
  ["pettype", 251],
  ["specialrequests", 2501],
])("%s of %i characters is too long", (field, length) => {
  expect(getIncompleteStep({ [field]: "x".repeat(length) })).toBe(2);
});
