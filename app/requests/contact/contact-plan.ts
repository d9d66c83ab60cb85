import * as v from "valibot";
import {
  type ContactFormAnswers,
  contactFormFields,
} from "../../../domain/requests/contact-message.ts";
import { createStep } from "../../../domain/shared/form-steps.ts";

export const contactPlan = {
  steps: [createStep("Write to us", contactFormFields)],
  schema: v.object(contactFormFields),
  call: "/api/contactus",
  buildBody: buildContactBody,
};

export const contactLabels = {
  firstname: "first name",
  lastname: "last name",
  phone: "phone",
  email: "email",
  body: "message",
};

/** Omits an empty email (landlord specification, section 5). */
export function buildContactBody(
  { email, body, ...contact }: ContactFormAnswers,
  recaptchaToken: string,
): object {
  return { contact: { ...contact, ...(email !== "" && { email }) }, body, recaptchaToken };
}
