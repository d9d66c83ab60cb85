import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { offerDraftSchema } from "./offer-draft.ts";
import {
  emptyDraft,
  isComplete,
  isCompleteTenant,
  createOfferBody,
  createOfferDefaults,
  placeOfferPayload,
} from "./offer.ts";
import { createOfferDetails, createOfferTenant } from "../../server/testing/offer-form.ts";

const whole = { liteOffer: false, isB2B: false, development: null };
const lite = { liteOffer: true, isB2B: true, development: "Tidewater Wharf" };
const page = {
  id: "A0b1C2d3E4f5G6h7I8j9",
  home: whole,
  details: createOfferDetails(),
  tenants: [createOfferTenant({ id: "t1", title: "Dr" })],
  recaptchaToken: "token",
};
const findWrongPaths = (body: unknown) =>
  v.safeParse(placeOfferPayload, body).issues?.map((issue) => v.getDotPath(issue)) ?? [];

describe("the body of placeoffer", () => {
  test("of the eight steps: numbers as numbers, dates as written, all fields", () => {
    expect(createOfferBody(page)).toEqual({
      rent: 2450,
      freq: "Monthly",
      furnishing: "Furnished",
      unit: "NA",
      adultCount: 2,
      households: 1,
      childCount: 0,
      guarantorRequired: false,
      ukBankAccount: true,
      noSubletting: true,
      rightToRent: true,
      adverseCredit: false,
      startdate: "2026-12-07",
      duration: 12,
      break: false,
      breakmonth: 0,
      pets: false,
      freetext: "",
      development: null,
      isB2B: false,
      tenants: [
        {
          name: "Priya Raman",
          dob: "1994-03-09",
          phone: "07700 900123",
          email: "priya@example.com",
          employer: "Harrow Instruments",
          job: "Technician",
          salary: 41_000,
          rentshare: 100,
        },
      ],
      id: page.id,
      recaptchaToken: "token",
    });
  });

  test("of the simple offer: a date, a rent, tenants, the id and the token alone", () => {
    const body = createOfferBody({ ...page, home: lite });
    expect(Object.keys(body).toSorted()).toEqual([
      "id",
      "recaptchaToken",
      "rent",
      "startdate",
      "tenants",
    ]);
  });

  test("title, firstname, lastname and the page's id of a tenant are removed", () => {
    const [tenant] = createOfferBody(page).tenants;
    for (const field of ["title", "firstname", "lastname", "id", "rawData"]) {
      expect(tenant).not.toHaveProperty(field);
    }
  });

  test.each([whole, lite])(
    "empty pettype and specialrequests are omitted, others sent (%#)",
    (home) => {
      const empty = createOfferBody({ ...page, home });
      expect(empty).not.toHaveProperty("pettype");
      expect(empty).not.toHaveProperty("specialrequests");
      const details = createOfferDetails({ pettype: "A cat", specialrequests: "A desk" });
      expect(createOfferBody({ ...page, home, details })).toMatchObject({
        pettype: "A cat",
        specialrequests: "A desk",
      });
    },
  );

  test.each([
    [whole, "whole"],
    [lite, "simple"],
  ])("what the page makes the server reads (%#)", (home, kind) => {
    const read = v.parse(placeOfferPayload, createOfferBody({ ...page, home }));
    expect(read).toMatchObject({ kind, id: page.id, humanCheckToken: "token" });
    expect(read.details.rent).toBe(2450);
  });

  test.each([
    [{ ...createOfferBody(page), admin: true }, "admin"],
    [{ ...createOfferBody(page), tenants: [] }, "tenants"],
    [
      {
        ...createOfferBody(page),
        tenants: Array.from({ length: 6 }, () => createOfferBody(page).tenants[0]),
      },
      "tenants",
    ],
    [
      { ...createOfferBody(page), tenants: [{ ...createOfferBody(page).tenants[0], title: "Dr" }] },
      "tenants.0.title",
    ],
    [{ ...createOfferBody(page), freq: "Weekly" }, "freq"],
    [{ ...createOfferBody(page), households: 3 }, "households"],
    [{ ...createOfferBody({ ...page, home: lite }), startdate: "2026-02-30" }, "startdate"],
  ])("a wrong one is refused where it is wrong (%#)", (body, path) => {
    expect(findWrongPaths(body)).toEqual([path]);
  });

  test.each([null, [], "offer", 7, {}])("%j is no offer", (body) => {
    expect(v.is(placeOfferPayload, body)).toBe(false);
  });
});

test("a new offer begins with the specification's defaults", () => {
  const home = { isB2B: false, rentPcm: 2450 };
  expect(createOfferDefaults(home)).toMatchObject({
    freq: "Monthly",
    duration: "12",
    breakmonth: "0",
    households: "1",
    unit: "NA",
  });
  expect(createOfferDefaults({ ...home, isB2B: true }).unit).toBe("");
});

test("the page knows what is complete", () => {
  expect(isComplete(null, false)).toBe(false);
  expect(isComplete(createOfferDetails(), false)).toBe(true);
  expect(isComplete(createOfferDetails({ households: "3" }), false)).toBe(false);
  expect(isComplete({ rent: "2450", startdate: "2026-12-07" }, true)).toBe(true);
  expect(isComplete({ rent: "2450", startdate: "2026-12-07" }, false)).toBe(false);
  expect([isCompleteTenant(createOfferTenant()), isCompleteTenant({ firstname: "Priya" })]).toEqual(
    [true, false],
  );
});

describe("a draft", () => {
  test("keeps what was entered, right or wrong, to the letter", () => {
    const draft = {
      ...emptyDraft,
      details: { rent: "a lot", freetext: " x ".repeat(2000) },
      tenants: [{ firstname: "Priya", dob: "" }],
    };
    expect(v.parse(offerDraftSchema, draft)).toEqual(draft);
  });

  test.each([
    [{ ...emptyDraft, details: { password: "x" } }],
    [{ ...emptyDraft, details: { freetext: "x".repeat(10_001) } }],
    [{ ...emptyDraft, tenants: Array.from({ length: 6 }, () => ({})) }],
    [{ ...emptyDraft, tenants: [{ rentshare: 100 }] }],
    [{ ...emptyDraft, acceptances: {} }],
    [{}],
    [null],
  ])("is refused with anything else (%#)", (draft) => {
    expect(v.is(offerDraftSchema, draft)).toBe(false);
  });
});
