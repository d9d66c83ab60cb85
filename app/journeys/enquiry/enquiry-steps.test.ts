import { expect, test } from "vitest";
import * as v from "valibot";
import { submitEnquiryPayload } from "../../../domain/enquiry.ts";
import { enquiryAnswers, enquiryBody, enquirySteps } from "./enquiry-steps.ts";

const answers = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya.raman@example.com",
  freetext: "Is the study big enough for a desk? After six suits me.",
};

test("the steps ask for names, phone and e-mail, then the question", () => {
  expect(enquirySteps.map((step) => step.fields)).toEqual([
    ["firstname", "lastname"],
    ["phone", "email"],
    ["freetext"],
  ]);
});

test("the steps together ask for every field of the answers", () => {
  const asked = enquirySteps.flatMap((step) => step.fields);
  expect(asked.toSorted()).toEqual(Object.keys(enquiryAnswers.entries).toSorted());
});

test("what is sent is what the call takes", () => {
  const body = enquiryBody({ id: "LST1", name: "Loriner Street" }, answers, "token");
  const { freetext, ...applicant } = answers;
  expect(v.parse(submitEnquiryPayload, body)).toEqual({
    listingId: "LST1",
    kind: "enquiry",
    applicant,
    message: freetext,
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
  const checked = v.safeParse(enquiryAnswers, { ...answers, [field]: value });
  expect(checked.issues?.map((issue) => issue.message)).toEqual([message]);
});
