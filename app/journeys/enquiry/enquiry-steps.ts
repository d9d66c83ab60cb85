import * as v from "valibot";
import { applicantFields, contactFields, nameFields } from "../../../domain/applicant.ts";
import { type EnquiryKind, messageFields } from "../../../domain/enquiry.ts";
import { stepOf } from "../steps.ts";

/** The simple booking form: names, how to reach them, and the question or the times. */
export const enquiryPlans = {
  enquiry: planOf("What would you like to know?", messageFields.enquiry),
  viewing: planOf("Which times suit you?", messageFields.viewing),
};

export type EnquiryAnswers = v.InferOutput<(typeof enquiryPlans)[EnquiryKind]["schema"]>;

/** Body of `POST /api/submitenquiry` (renter specification, section 7). */
export function enquiryBody(
  kind: EnquiryKind,
  home: { id: string; name: string },
  { freetext, ...applicant }: EnquiryAnswers,
  token: string,
): object {
  return {
    listingid: home.id,
    listing: home.name,
    applicant: { ...applicant, recaptchaToken: token },
    extra: { freetext, type: kind },
  };
}

function planOf(question: string, message: (typeof messageFields)[EnquiryKind]) {
  return {
    steps: [
      stepOf("Who should we ask for?", nameFields),
      stepOf("How do we reach you?", contactFields),
      stepOf(question, message),
    ],
    schema: v.object({ ...applicantFields, ...message }),
  };
}
