import * as v from "valibot";
import { type Applicant, landlordFields } from "../../../domain/contacts/applicant.ts";
import { buildToRentSource } from "../../../domain/requests/request-sources.ts";
import { messageField } from "../../../domain/shared/text-fields.ts";

/** Who asks, and what they say of the building; may be empty. */
export type BuildingAnswers = Applicant & { freetext: string };

const buildingFields = {
  ...landlordFields,
  freetext: v.optional(messageField("", { least: 0 }), ""),
};

/** What the form asks for. */
export const buildingSchema = v.object(buildingFields);

/** Body of `POST /api/valrequest` for the one-step form (decisions, section 2). */
export function createBuildingBody(
  { freetext, ...applicant }: BuildingAnswers,
  token: string,
): object {
  const extra = freetext === "" ? {} : { freetext };
  return { source: buildToRentSource, ...extra, applicant, recaptchaToken: token };
}
