import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { offerDetailsFields, simpleOfferFields } from "./offer-fields.ts";
import { offerStepFields, offerStepSchemas, withOfferRules } from "./offer-steps.ts";
import { createOfferDetails, createOfferTenant } from "../../server/testing/offer-form.ts";
import { tenantFields, tenantMessages, tenantOccupationFields } from "./tenant-fields.ts";

const whole = withOfferRules(v.object(offerDetailsFields));
const findWrongPaths = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => v.getDotPath(issue)) ?? [];

describe("the eight steps", () => {
  test("each field belongs to one of them, and the last asks nothing", () => {
    expect(offerStepFields).toHaveLength(8);
    expect(offerStepFields.flat().toSorted()).toEqual(Object.keys(offerDetailsFields).toSorted());
    expect(offerStepFields.at(-1)).toEqual([]);
  });

  test("texts of the forms and values of the call are read as the same", () => {
    const sent = {
      ...createOfferDetails(),
      rent: 2450,
      adultCount: 2,
      households: 1,
      childCount: 0,
      guarantorRequired: false,
      ukBankAccount: true,
      noSubletting: true,
      rightToRent: true,
      adverseCredit: false,
      duration: 12,
      break: false,
      breakmonth: 0,
      pets: false,
    };
    expect(v.parse(whole, createOfferDetails())).toEqual(sent);
    expect(v.parse(whole, sent)).toEqual(sent);
  });

  test.each([
    ["rent", "0", "2450.50", "60000"],
    ["freq", "Weekly", "", "monthly"],
    ["furnishing", "Flexible", ""],
    ["unit", "", "x".repeat(21)],
    ["adultCount", "0", "7", "1.5"],
    ["childCount", "-1", "6", ""],
    ["startdate", "", "2026-02-30"],
    ["duration", "0", "61", ""],
    ["rightToRent", "", "perhaps"],
    ["pettype", "x".repeat(251)],
    ["specialrequests", "x".repeat(2501)],
    ["freetext", "x".repeat(5001)],
  ] as const)("%s is held to its rule", (field, ...wrong) => {
    for (const value of wrong) {
      expect(findWrongPaths(whole, createOfferDetails({ [field]: value }))).toContain(field);
    }
  });

  test.each([
    [{ pettype: "x".repeat(250) }],
    [{ specialrequests: "x".repeat(2500) }],
    [{ freetext: "x".repeat(5000) }],
    [{ adultCount: "6", households: "6", childCount: "5" }],
    [{ break: "yes", breakmonth: "6" }],
  ])("limits themselves are allowed (%#)", (changes) => {
    expect(findWrongPaths(whole, createOfferDetails(changes))).toEqual([]);
  });

  test("households are at most as many as adults, in the step and in the whole", () => {
    const tooMany = createOfferDetails({ adultCount: "2", households: "3" });
    expect(findWrongPaths(offerStepSchemas[1], tooMany)).toEqual(["households"]);
    expect(findWrongPaths(whole, tooMany)).toEqual(["households"]);
  });

  test.each([
    ["yes", "0"],
    ["yes", "13"],
    ["no", "6"],
  ])("a break clause (%s) in month %s of twelve is refused", (wish, breakmonth) => {
    const details = createOfferDetails({ break: wish, breakmonth });
    expect(findWrongPaths(offerStepSchemas[5], details)).toEqual(["breakmonth"]);
    expect(findWrongPaths(whole, details)).toEqual(["breakmonth"]);
  });

  test("no answer about money, children or credit refuses", () => {
    const answers = { guarantorRequired: "yes", childCount: "5", adverseCredit: "yes" };
    expect(findWrongPaths(whole, createOfferDetails(answers))).toEqual([]);
  });
});

test("the simple offer needs a date and a rent", () => {
  expect(findWrongPaths(v.object(simpleOfferFields), {})).toEqual(["startdate", "rent"]);
});

describe("the tenant form", () => {
  test("a complete tenant passes", () => {
    expect(findWrongPaths(v.object(tenantFields), createOfferTenant())).toEqual([]);
  });

  test("the occupation's messages are the specification's", () => {
    const { issues } = v.safeParse(v.object(tenantOccupationFields), {
      employer: "",
      job: " ",
      salary: "",
      rentshare: "",
    });
    expect(issues?.map(({ message }) => message)).toEqual([
      "Please provide the name of the employer",
      "Please provide a job title",
      "Please provide your salary",
      "Please provide the share due by the tenant in percentage",
    ]);
    expect(Object.values(tenantMessages)).toHaveLength(4);
  });

  test.each(["employer", "job"] as const)("%s has at most 100 characters", (field) => {
    expect(
      findWrongPaths(v.object(tenantFields), createOfferTenant({ [field]: "x".repeat(100) })),
    ).toEqual([]);
    expect(
      findWrongPaths(v.object(tenantFields), createOfferTenant({ [field]: "x".repeat(101) })),
    ).toEqual([field]);
  });
});
