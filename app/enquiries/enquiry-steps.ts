import { viewingOptionLabel } from "../../domain/enquiries/viewing-options.ts";
import { type EnquiryKind, messageFields } from "../../domain/enquiries/enquiry-fields.ts";
import { messageField } from "../../domain/shared/fields/text-fields.ts";
import {
  type ApplicantAnswers,
  type ApplicantPlan,
  labelApplicantFields,
  listApplicantSteps,
} from "../forms/applicant/applicant-steps.ts";
import type { EnquiryWords } from "./enquiry-texts.ts";
import { toFormSchema } from "../forms/form-schema.ts";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";

export const enquiryPlans = {
  enquiry: listApplicantSteps("What would you like to know?", messageFields.enquiry),
  viewing: listApplicantSteps("Which times suit you?", messageFields.viewing),
};

const messageRequiredText = "Enter your message";

/** A home that is let agreed has no viewing time or kind to choose. */
export const letAgreedPlans = {
  enquiry: listApplicantSteps("What would you like to know?", {
    freetext: messageField(messageRequiredText),
  }),
  viewing: listApplicantSteps("What should we know if it comes back?", {
    freetext: messageField(messageRequiredText, { min: 2 }),
  }),
};

/** What the form asks, and the call that takes its answers. */
export function createEnquiryPlan(
  kind: EnquiryKind,
  home: Pick<EnquiryHome, "id" | "name" | "fields" | "letAgreed">,
  { heading, label, hint, send }: EnquiryWords,
): ApplicantPlan {
  const { steps, schema } = (home.letAgreed ? letAgreedPlans : enquiryPlans)[kind];
  return {
    steps,
    schema: toFormSchema<ApplicantAnswers>(schema),
    call: "/api/submitenquiry",
    buildBody: (answers, token) => buildEnquiryBody(kind, home, answers, token),
    heading,
    hint,
    labels: { ...labelApplicantFields(label), viewingOption: viewingOptionLabel },
    sendLabel: send,
  };
}

/** Body of `POST /api/submitenquiry` (renter specification, section 7). */
export function buildEnquiryBody(
  kind: EnquiryKind,
  home: Pick<EnquiryHome, "id" | "name" | "fields">,
  { freetext, viewingOption, ...applicant }: ApplicantAnswers,
  token: string,
): object {
  return {
    ...home.fields,
    listingid: home.id,
    listing: home.name,
    applicant: { ...applicant, recaptchaToken: token },
    extra: { freetext, type: kind, viewingOption },
  };
}
