import { type RequestForm, requestsText } from "../brand/texts/requests-text.ts";
import {
  portfolioFields,
  requestFields,
  type RequestKind,
} from "../../domain/requests/request-fields.ts";
import { portfolioSource } from "../../domain/requests/request-sources.ts";
import {
  type ApplicantAnswers,
  type ApplicantPlan,
  labelApplicantFields,
  listApplicantSteps,
} from "../forms/applicant/applicant-steps.ts";

export const requestPlans = {
  valuation: createLandlordSteps("valuation"),
  switch: createLandlordSteps("switch"),
  demo: createLandlordSteps("demo"),
  portfolio: listApplicantSteps(requestsText.portfolio.question, portfolioFields),
};

function createLandlordSteps(kind: RequestKind) {
  return listApplicantSteps(requestsText[kind].question, requestFields[kind]);
}

/** Endpoints (landlord specification, section 7). */
export const requestCalls: Record<RequestForm, string> = {
  valuation: "/api/valrequest",
  portfolio: "/api/valrequest",
  switch: "/api/switchrequest",
  demo: "/api/demorequest",
};

/** What the form asks, and the call that takes its answers. */
export function createRequestPlan(form: RequestForm): ApplicantPlan {
  const { heading, label, hint } = requestsText[form];
  return {
    ...requestPlans[form],
    call: requestCalls[form],
    buildBody: buildRequestBody,
    heading,
    hint,
    numbers: requestPlans[form].steps.at(-1)!.fields.filter((name) => name !== "freetext"),
    labels: { ...labelApplicantFields(label), homes: requestsText.portfolio.homes },
    sendLabel: "Send request",
  };
}

/** Shared by the three endpoints. Only the portfolio form sends the number of homes. */
export function buildRequestBody(
  { freetext, homes, ...applicant }: ApplicantAnswers,
  token: string,
): object {
  const extra = homes === undefined ? { freetext } : { freetext, source: portfolioSource, homes };
  return { ...extra, applicant, recaptchaToken: token };
}
