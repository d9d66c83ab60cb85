import { expect, test } from "vitest";
import * as v from "valibot";
import { noUnit } from "../../../domain/offers/offer-fields.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { findFirstIncompleteStep } from "../../../domain/shared/fields/form-steps.ts";
import { createInitialDraft } from "./offer-step-checks.ts";
import { getInitialAnswers, createOfferPlan, parseOfferRent } from "./offer-step-plan.ts";

const today = "2026-11-21";
const home = { rentPcm: 2450, isB2B: false };
const rules = getTenancyRules("england-2026");
const { steps, schema } = createOfferPlan({ home, rules, today });
const answers = {
  ...getInitialAnswers(null, home),
  furnishing: "Furnished",
  ukBankAccount: "yes",
  noSubletting: "yes",
  rightToRent: "yes",
  adverseCredit: "no",
  startdate: "2027-01-04",
  break: "no",
  pets: "no",
};

function listMessages(changed: Record<string, string>, plan = { schema }): string[] {
  return (
    v.safeParse(plan.schema, { ...answers, ...changed }).issues?.map(({ message }) => message) ?? []
  );
}

function listInvalidFields(changed: Record<string, string>) {
  const { issues = [] } = v.safeParse(schema, { ...answers, ...changed });
  return issues.map((issue) => v.getDotPath(issue));
}

test("the eight steps ask in the specified order, the last nothing more", () => {
  expect(steps.map(({ fields }) => fields)).toEqual([
    ["rent", "freq", "furnishing"],
    ["adultCount", "households", "childCount"],
    ["guarantorRequired", "ukBankAccount", "noSubletting", "rightToRent", "adverseCredit"],
    ["startdate"],
    ["duration"],
    ["break", "breakmonth"],
    ["pets", "pettype", "specialrequests", "freetext"],
    [],
  ]);
});

test("the flat number is asked for a development's home alone, and is NA elsewhere", () => {
  const development = { ...home, isB2B: true };
  const plan = createOfferPlan({ home: development, rules, today });
  expect(plan.steps[0]!.fields).toEqual(["rent", "freq", "furnishing", "unit"]);
  expect(getInitialAnswers(null, development)["unit"]).toBe("");
  expect(listMessages({ unit: "" }, plan)).toEqual(["Enter the flat number"]);
  expect(getInitialAnswers(null, home)["unit"]).toBe(noUnit);
});

test("a new offer begins with the specified defaults", () => {
  expect(getInitialAnswers(null, home)).toMatchObject({
    rent: "2450",
    freq: "Monthly",
    duration: "12",
    breakmonth: "0",
    households: "1",
    startdate: "",
  });
});

test("what was entered before takes the place of a default", () => {
  const beginning = getInitialAnswers({ rent: "£2,300", startdate: "2027-02-01" }, home);
  expect(beginning).toMatchObject({ rent: "£2,300", startdate: "2027-02-01", duration: "12" });
});

test("an offer that answers every step is valid, and given as it was typed", () => {
  expect(findFirstIncompleteStep(steps, answers)).toBe(steps.length);
  expect(v.parse(schema, { ...answers, rent: "£2,400" })).toEqual({ ...answers, rent: "£2,400" });
});

test.each(["2400", "£2,400", " 2 400 "])("%j is a rent of 2400", (typed) => {
  expect([parseOfferRent(typed), listMessages({ rent: typed })]).toEqual([2400, []]);
});

test("no offer goes above the advertised rent, and the step says why", () => {
  expect(listMessages({ rent: "2,451" })).toEqual([rules.rentProblem(2451, 2450)]);
  expect(steps[0]!.isComplete({ ...answers, rent: "2451" })).toBe(false);
});

test("as specified, a rent above the advertised one may be offered", () => {
  const plan = createOfferPlan({ home, rules: getTenancyRules("as-specified"), today });
  expect(listMessages({ rent: "2451" }, plan)).toEqual([]);
});

test("a rent above the advertised one is refused while other answers of the step are missing", () => {
  expect(listMessages({ rent: "3000", furnishing: "" })).toContain(rules.rentProblem(3000, 2450));
});

test.each([
  ["adultCount", "7", 1],
  ["adultCount", "0", 1],
  ["households", "2", 1],
  ["childCount", "6", 1],
  ["startdate", "2026-11-20", 3],
  ["startdate", "", 3],
  ["duration", "0", 4],
  ["breakmonth", "6", 5],
])("%s %j keeps its step open", (field, typed, step) => {
  expect(listInvalidFields({ [field]: typed })).toContain(field);
  expect(findFirstIncompleteStep(steps, { ...answers, [field]: typed })).toBe(step);
});

test.each([
  ["pettype", 250],
  ["specialrequests", 2500],
  ["freetext", 5000],
])("%s has at most %i characters", (field, most) => {
  expect(listInvalidFields({ [field]: "x".repeat(most) })).toEqual([]);
  expect(listInvalidFields({ [field]: "x".repeat(most + 1) })).toEqual([field]);
});

test("households up to the number of adults are taken", () => {
  expect(listMessages({ adultCount: "6", households: "6" })).toEqual([]);
});

test("the move-in date may be today", () => {
  expect(listMessages({ startdate: today })).toEqual([]);
});

test("a break clause needs a month within the contract", () => {
  expect(listMessages({ break: "yes", breakmonth: "6" })).toEqual([]);
  expect(listMessages({ break: "yes", breakmonth: "13" })).toHaveLength(1);
  expect(listMessages({ break: "yes", breakmonth: "" })).toHaveLength(1);
});

test("an unfinished offer goes on where it was left, a finished one begins at its first step", () => {
  expect(createInitialDraft(steps, { ...answers, startdate: "" }).step).toBe(3);
  expect(createInitialDraft(steps, answers).step).toBe(0);
});
