import * as v from "valibot";
import { type Applicant, landlordFields } from "../../../domain/applicant.ts";
import { buildToRentSource } from "../../../domain/request-fields.ts";

type Texts = Record<string, string>;

/** What the form asks for; it begins with nothing but texts. */
export const buildingSchema: v.GenericSchema<Texts, Applicant> = v.object(landlordFields);

const fields = ["firstname", "lastname", "phone", "email"] as const;

/** Whether the form has a field of this name. */
export function isAsked(field: string): boolean {
  return field in landlordFields;
}

/** The fields that keep the form from being sent, in their order. */
export function lackingFields(answers: Partial<Applicant>): (typeof fields)[number][] {
  return fields.filter((field) => !v.is(landlordFields[field], answers[field]));
}

/** Body of `POST /api/valrequest` for the one-step form (decisions, section 2). */
export function buildingBody(applicant: Applicant, token: string): object {
  return { source: buildToRentSource, applicant, recaptchaToken: token };
}
