import { expect, test } from "vitest";
import * as v from "valibot";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { createViewRequestSchema } from "../../../domain/viewings/requests/view-request.ts";
import { createPublicListing } from "../../../server/testing/listing.ts";
import { buildSentListingFields } from "../../../domain/enquiries/sent-listing-fields.ts";
import { formTexts } from "../../../server/testing/viewing-form.ts";
import { buildViewRequestBody } from "./viewing-body.ts";
import { createViewingPlan } from "./viewing-steps.ts";

const days = findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z"));
const fields = buildSentListingFields(createPublicListing());
const home = { id: "LST1", name: "Loriner Street", fields };
const renter = { contactId: "c1", enquiryId: "a0abcdefghijklmnop", isQualified: false };
const parseCall = createViewRequestSchema(days);

function buildBody(known: { contact: boolean; qualified: boolean }, by: typeof renter | null) {
  const answers = v.parse(createViewingPlan(known, days).schema, formTexts);
  const body = buildViewRequestBody(home, { answers, renter: by }, "token");
  return v.parse(parseCall, JSON.parse(JSON.stringify(body)));
}

const contact = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};

test("what the whole stepper sends is what the call takes", () => {
  expect(buildBody({ contact: false, qualified: false }, renter)).toMatchObject({
    listingId: "LST1",
    enquiryId: renter.enquiryId,
    contact,
    answers: { numOfTenants: 2, totalIncome: 78_000, maxRent: 2500, duration: "12 months" },
    viewing: { date: "2026-12-03", from: "18:00", until: "18:30" },
    viewingOption: "Live video tour",
    humanCheckToken: "token",
  });
});

test("a renter who could not be added sends the same without ids", () => {
  expect(buildBody({ contact: false, qualified: false }, null)).toMatchObject({
    enquiryId: null,
    contact,
  });
});

test("a qualified renter leaves the answers of steps 2 and 3 out", () => {
  const by = { ...renter, isQualified: true };
  expect(buildBody({ contact: false, qualified: true }, by)).toMatchObject({
    contact,
    answers: null,
  });
});

test("who goes on from an enquiry leaves the contact out, a qualified one all but the time", () => {
  expect(buildBody({ contact: true, qualified: false }, renter)).toMatchObject({
    enquiryId: renter.enquiryId,
    contact: null,
    answers: { bedrooms: 2 },
  });
  expect(buildBody({ contact: true, qualified: true }, renter)).toMatchObject({
    enquiryId: renter.enquiryId,
    contact: null,
    answers: null,
    viewing: { date: "2026-12-03" },
  });
});

test("the viewing's date and time travel as the specification writes them", () => {
  const { schema } = createViewingPlan({ contact: true, qualified: true }, days);
  const body = buildViewRequestBody(home, { answers: v.parse(schema, formTexts), renter }, "token");
  expect(body).toMatchObject({
    ...fields,
    listingid: "LST1",
    listing: "Loriner Street",
    applicant: {
      scheduleViewingDate: "2026-12-03",
      scheduleViewingTime: "18:00 - 18:30",
      contactId: "c1",
      EnqId: renter.enquiryId,
      LLId: "LST1",
      recaptchaToken: "token",
    },
  });
});
