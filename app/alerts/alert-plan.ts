import * as v from "valibot";
import { alertEmail, alertFrequencies } from "../../domain/alerts/alert.ts";
import { buildAlertQuery } from "../../domain/alerts/alert-search.ts";
import type { SearchFilter } from "../../domain/search/search.ts";
import { createOneStepPlan } from "../forms/form-plan.ts";

/** Also the field's id, since other forms on the page may have an `email`. */
export const emailFieldName = "alert-email";

const schema = v.object({
  [emailFieldName]: alertEmail,
  frequency: v.picklist(alertFrequencies),
  search: v.string(),
});

export type AlertAnswers = v.InferOutput<typeof schema>;

export const alertPlan = createOneStepPlan("Set an alert", schema, {
  call: "/api/alert",
  buildBody: ({ [emailFieldName]: email, ...answers }, recaptchaToken) => ({
    email,
    ...answers,
    recaptchaToken,
  }),
  labels: { [emailFieldName]: "Email", frequency: "When", search: "Homes" },
  sendLabel: "Set this alert",
});

export function buildAlertSearch(filter: SearchFilter, place: string | null): string {
  const isSection = filter.area === null && (filter.centre !== null || filter.box !== null);
  return buildAlertQuery(isSection && place !== null ? { ...filter, text: place } : filter);
}
