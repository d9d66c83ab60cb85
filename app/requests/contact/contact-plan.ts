import * as v from "valibot";
import {
  type ContactFormAnswers,
  contactFormFields,
} from "../../../domain/requests/contact-message.ts";
import { createOneStepPlan } from "../../forms/form-plan.ts";

export const contactPlan = createOneStepPlan("Write to us", v.object(contactFormFields), {
  call: "/api/contactus",
  buildBody: buildContactBody,
  labels: {
    firstname: "first name",
    lastname: "last name",
    phone: "phone",
    email: "email",
    body: "message",
  },
  sendLabel: "Send message",
});

/** Omits an empty email (landlord specification, section 5). */
export function buildContactBody(
  { email, body, ...contact }: ContactFormAnswers,
  recaptchaToken: string,
): object {
  return { contact: { ...contact, ...(email !== "" && { email }) }, body, recaptchaToken };
}
