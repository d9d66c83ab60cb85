import * as v from "valibot";
import { landlordFields } from "../../../domain/contacts/applicant.ts";
import { buildToRentSource } from "../../../domain/requests/request-sources.ts";
import { createStep } from "../../../domain/shared/form-steps.ts";
import { messageField } from "../../../domain/shared/text-fields.ts";

const buildingFields = {
  ...landlordFields,
  freetext: v.optional(messageField("", { min: 0 }), ""),
};

export const buildingSchema = v.object(buildingFields);

export type BuildingAnswers = v.InferOutput<typeof buildingSchema>;

export const buildingPlan = {
  steps: [createStep("The building", buildingFields)],
  schema: buildingSchema,
  call: "/api/valrequest",
  buildBody: createBuildingBody,
};

/** Decisions on the specification, section 2. */
export function createBuildingBody(
  { freetext, ...applicant }: BuildingAnswers,
  token: string,
): object {
  const extra = freetext === "" ? {} : { freetext };
  return { source: buildToRentSource, ...extra, applicant, recaptchaToken: token };
}
