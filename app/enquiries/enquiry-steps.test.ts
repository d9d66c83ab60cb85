import { expect, test } from "vitest";
import * as v from "valibot";
import { submitEnquiryPayload } from "../../domain/enquiries/enquiry.ts";
import { createPublicListing } from "../../server/testing/listing.ts";
import { buildSentListingFields } from "../../domain/enquiries/sent-listing-fields.ts";
import { buildEnquiryBody, enquiryPlans, letAgreedPlans } from "./enquiry-steps.ts";

const kinds = ["enquiry", "viewing"] as const;
const answers = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya.raman@example.com",
  freetext: "Is the study big enough for a desk? After six suits me.",
  viewingOption: "Live video tour" as const,
};

test("the steps ask for names, phone and e-mail, then the question", () => {
  expect(enquiryPlans.enquiry.steps.map((step) => step.fields)).toEqual([
    ["firstname", "lastname"],
    ["phone", "email"],
    ["freetext", "viewingOption"],
  ]);
});

test.each(kinds)("the steps of the %s form together ask for every field", (kind) => {
  const { steps, schema } = enquiryPlans[kind];
  const askedFields = steps.flatMap((step) => step.fields);
  expect(askedFields.toSorted()).toEqual(Object.keys(schema.entries).toSorted());
});

test.each(kinds)("what the %s form sends is what the call takes", (kind) => {
  const fields = buildSentListingFields(createPublicListing());
  const body = buildEnquiryBody(
    kind,
    { id: "LST1", name: "Loriner Street", fields },
    answers,
    "token",
  );
  expect(body).toMatchObject({ listingName: "Loriner Street", rent: 2450, bedrooms: 2 });
  const { freetext, viewingOption, ...applicant } = answers;
  expect(v.parse(submitEnquiryPayload, body)).toEqual({
    listingId: "LST1",
    kind,
    applicant,
    message: freetext,
    viewingOption,
    humanCheckToken: "token",
  });
});

test.each([
  ["firstname", "", "Please provide a contact name"],
  ["lastname", " ", "Please provide a contact name"],
  ["phone", "", "Please provide us a valid phone number"],
  ["email", "priya@", "Please provide a valid email"],
  ["freetext", "", "Please provide any free text indicating the times that work for you"],
])("%s %j is answered by: %s", (field, value, message) => {
  const checked = v.safeParse(enquiryPlans.enquiry.schema, { ...answers, [field]: value });
  expect(checked.issues?.map((issue) => issue.message)).toEqual([message]);
});

test("a viewing isn't sent before its times have more than one character", () => {
  const complete = (freetext: string) => enquiryPlans.viewing.steps[2]!.isComplete({ freetext });
  expect([complete("7"), complete("Sa")]).toEqual([false, true]);
});

test.each(kinds)("the %s of a home that is let agreed carries no kind of viewing", (kind) => {
  const read = v.parse(letAgreedPlans[kind].schema, answers);
  const body = buildEnquiryBody(
    kind,
    { id: "LST1", name: "Loriner Street", fields: buildSentListingFields(createPublicListing()) },
    read,
    "token",
  );
  expect(v.parse(submitEnquiryPayload, JSON.parse(JSON.stringify(body)))).toMatchObject({
    message: answers.freetext,
    viewingOption: null,
  });
});
