import { expect, test } from "vitest";
import * as v from "valibot";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { tenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { firstOpenStep } from "../forms/steps.ts";
import { simpleBeginning, simplePlan } from "./simple-offer-plan.ts";
import { testDraft, testHome, testTenant } from "./testing-offer.ts";

const home = { ...testHome, liteOffer: true };
const frame = { home, rules: tenancyRules("england-2026"), today: "2026-11-21" };
const answers = { rent: "£2,400", startdate: "2027-01-04", pettype: "", specialrequests: "" };
const draft = testDraft({ details: answers });

const openStep = (changed: Partial<typeof answers>, of = draft) =>
  firstOpenStep(simplePlan(of, frame).steps, { ...answers, ...changed });
const messages = (of: typeof draft, given: Record<string, string> = answers) =>
  v.safeParse(simplePlan(of, frame).schema, given).issues?.map(({ message }) => message);

test("the three steps ask for the offer, the tenants and requests", () => {
  expect(simplePlan(draft, frame).steps.map(({ fields }) => fields)).toEqual([
    ["rent", "startdate"],
    ["tenants"],
    ["pettype", "specialrequests"],
  ]);
});

test("it begins with the advertised rent, and goes on with what was entered", () => {
  expect(simpleBeginning(emptyDraft, home)).toEqual({
    ...answers,
    rent: String(home.rentPcm),
    startdate: "",
  });
  expect(simpleBeginning(draft, home)).toEqual(answers);
});

test("it is complete without pets and requests", () => {
  expect(openStep({})).toBe(3);
  expect(messages(draft)).toBeUndefined();
});

test("no rent above the advertised one, and no date that has passed", () => {
  expect(openStep({ rent: String(home.rentPcm + 1) })).toBe(0);
  expect(openStep({ startdate: "2026-11-20" })).toBe(0);
});

test("it isn't sent without a tenant", () => {
  const nobody = testDraft({ details: answers, tenants: [] });
  expect(openStep({}, nobody)).toBe(1);
  expect(messages(nobody)).toEqual(["Please add at least one tenant"]);
});

test("an answer that the form does not hold yet is missing, not unknown", () => {
  const nobody = testDraft({ details: answers, tenants: [] });
  const { schema } = simplePlan(nobody, frame);
  const { issues } = v.safeParse(schema, { ...answers, tenants: undefined });
  expect(issues).toMatchObject([
    { message: "Please add at least one tenant", path: [{ key: "tenants" }] },
  ]);
});

test("every tenant is finished and an adult, and the shares add up to 100", () => {
  const withTenants = (...tenants: typeof draft.tenants) =>
    testDraft({ details: answers, tenants });
  const unfinished = withTenants({ firstname: "Priya" });
  const child = withTenants(testTenant({ dob: "2010-01-01", rentshare: "100" }));
  const uneven = withTenants(testTenant({ rentshare: "60" }));
  for (const wrong of [unfinished, child, uneven]) expect(openStep({}, wrong)).toBe(1);
});

test.each([
  ["pettype", 251],
  ["specialrequests", 2501],
])("%s of %i characters is too long", (field, length) => {
  expect(openStep({ [field]: "x".repeat(length) })).toBe(2);
});
