import * as v from "valibot";
import { type Applicant, landlordFields } from "../../../domain/contacts/applicant.ts";
import { buildToRentSource } from "../../../domain/requests/request-sources.ts";
import { messageField } from "../../../domain/shared/text-fields.ts";

type Texts = Record<string, string>;

/** Who asks, and what they say of the building; may be empty. */
export type BuildingAnswers = Applicant & { freetext: string };

const buildingFields = {
  ...landlordFields,
  freetext: v.optional(messageField("", { least: 0 }), ""),
};

/** What the form asks for; it begins with nothing but texts. */
export const buildingSchema: v.GenericSchema<Texts, BuildingAnswers> = v.object(buildingFields);

const fields = ["firstname", "lastname", "phone", "email"] as const;

/** Whether the form has a field of this name. */
export function isAsked(field: string): boolean {
  return field in buildingFields;
}

/** The fields that keep the form from being sent, in their order. */
export function lackingFields(answers: Partial<Applicant>): (typeof fields)[number][] {
  return fields.filter((field) => !v.is(landlordFields[field], answers[field]));
}

/** Body of `POST /api/valrequest` for the one-step form (decisions, section 2). */
export function buildingBody({ freetext, ...applicant }: BuildingAnswers, token: string): object {
  const extra = freetext === "" ? {} : { freetext };
  return { source: buildToRentSource, ...extra, applicant, recaptchaToken: token };
}
