import * as v from "valibot";
import { alertEmail, alertFrequencies } from "../../domain/alerts/alert.ts";
import { createStep } from "../../domain/shared/form-steps.ts";
import { buildAlertBody } from "./alert-body.ts";

/** Also the field's id, since other forms on the page may have an `email`. */
export const emailFieldName = "alert-email";

const fields = {
  [emailFieldName]: alertEmail,
  frequency: v.picklist(alertFrequencies),
  search: v.string(),
};
const schema = v.object(fields);

/** The form for an alert without script. */
export const alertPlan = {
  steps: [createStep("Set an alert", fields)],
  schema,
  call: "/api/alert",
  buildBody: (
    { [emailFieldName]: email, ...answers }: v.InferOutput<typeof schema>,
    token: string,
  ) => buildAlertBody({ email, ...answers }, token),
};
