import { landlordContactFields } from "../../../domain/applicant.ts";
import { requestsText } from "../../brand/requests-text.ts";
import { requestFields, type RequestKind } from "../../../domain/request-fields.ts";
import type { ApplicantAnswers } from "../applicant-form.tsx";
import { applicantSteps } from "../applicant-steps.ts";

/** The request wizard: names, phone and e-mail, then what each kind asks. */
export const requestPlans = {
  valuation: landlordSteps("valuation"),
  switch: landlordSteps("switch"),
  demo: landlordSteps("demo"),
};

function landlordSteps(kind: RequestKind) {
  return applicantSteps(requestsText[kind].question, requestFields[kind], landlordContactFields);
}

/** The call that takes each kind (landlord specification, section 7). */
export const requestCalls: Record<RequestKind, string> = {
  valuation: "/api/valrequest",
  switch: "/api/switchrequest",
  demo: "/api/demorequest",
};

/** Body of the three calls. */
export function requestBody({ freetext, ...applicant }: ApplicantAnswers, token: string): object {
  return { freetext, applicant, recaptchaToken: token };
}
