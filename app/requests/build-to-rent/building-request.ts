import * as v from "valibot";
import { applicantFields } from "../../../domain/contacts/applicant.ts";
import { buildToRentSource } from "../../../domain/requests/request-sources.ts";
import { messageField } from "../../../domain/shared/fields/text-fields.ts";
import { buildToRentText } from "../../brand/texts/build-to-rent-text.ts";
import { createOneStepPlan } from "../../forms/form-plan.ts";

export const buildingSchema = v.object({
  ...applicantFields,
  freetext: v.optional(messageField("", { min: 0 }), ""),
});

export type BuildingAnswers = v.InferOutput<typeof buildingSchema>;

export const buildingPlan = createOneStepPlan("The building", buildingSchema, {
  call: "/api/valrequest",
  buildBody: createBuildingBody,
  labels: buildToRentText.form.fields,
  sendLabel: buildToRentText.form.send,
});

/** Decisions on the specification, section 2. */
export function createBuildingBody(
  { freetext, ...applicant }: BuildingAnswers,
  token: string,
): object {
  const extra = freetext === "" ? {} : { freetext };
  return { source: buildToRentSource, ...extra, applicant, recaptchaToken: token };
}
