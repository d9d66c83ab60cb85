import * as v from "valibot";
import { applicantFields, contactFields, nameFields } from "../../../domain/applicant.ts";
import { messageFields } from "../../../domain/enquiry.ts";
import { stepOf } from "../steps.ts";

/** The simple booking form: names, how to reach them, and the question. */
export const enquirySteps = [
  stepOf("Who should we ask for?", nameFields),
  stepOf("How do we reach you?", contactFields),
  stepOf("What would you like to know?", messageFields),
];

export const enquiryAnswers = v.object({ ...applicantFields, ...messageFields });
export type EnquiryAnswers = v.InferOutput<typeof enquiryAnswers>;

/** Body of `POST /api/submitenquiry` (renter specification, section 7). */
export function enquiryBody(
  home: { id: string; name: string },
  { freetext, ...applicant }: EnquiryAnswers,
  token: string,
): object {
  return {
    listingid: home.id,
    listing: home.name,
    applicant: { ...applicant, recaptchaToken: token },
    extra: { freetext, type: "enquiry" },
  };
}
