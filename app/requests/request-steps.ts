import { landlordContactFields } from "../../domain/contacts/applicant.ts";
import { type RequestForm, requestsText } from "../brand/requests-text.ts";
import {
  portfolioFields,
  requestFields,
  type RequestKind,
} from "../../domain/requests/request-fields.ts";
import { portfolioSource } from "../../domain/requests/request-sources.ts";
import type { ApplicantAnswers } from "../forms/applicant-form.tsx";
import { applicantSteps } from "../forms/applicant-steps.ts";

/** The request wizard: names, phone and e-mail, then what each kind asks. */
export const requestPlans = {
  valuation: createLandlordSteps("valuation"),
  switch: createLandlordSteps("switch"),
  demo: createLandlordSteps("demo"),
  portfolio: applicantSteps(
    requestsText.portfolio.question,
    portfolioFields,
    landlordContactFields,
  ),
};

function createLandlordSteps(kind: RequestKind) {
  return applicantSteps(requestsText[kind].question, requestFields[kind], landlordContactFields);
}

/** The call that takes each form (landlord specification, section 7). */
export const requestCalls: Record<RequestForm, string> = {
  valuation: "/api/valrequest",
  portfolio: "/api/valrequest",
  switch: "/api/switchrequest",
  demo: "/api/demorequest",
};

/** Body of the three calls. Only the portfolio's form asks how many homes. */
export function buildRequestBody(
  { freetext, homes, ...applicant }: ApplicantAnswers,
  token: string,
): object {
  const extra = homes === undefined ? { freetext } : { freetext, source: portfolioSource, homes };
  return { ...extra, applicant, recaptchaToken: token };
}
