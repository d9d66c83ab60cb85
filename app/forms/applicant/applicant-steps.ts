import * as v from "valibot";
import { contactFields, nameFields } from "../../../domain/contacts/applicant.ts";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { ViewingOption } from "../../../domain/enquiries/viewing-options.ts";
import { createStep } from "../../../domain/shared/fields/form-steps.ts";
import type { FormPlan } from "../form-plan.ts";

export interface ApplicantAnswers extends Record<keyof Applicant | "freetext", string> {
  viewingOption?: ViewingOption | null;
  homes?: string;
}

/** Names, then phone and e-mail, then a message. */
export interface ApplicantPlan extends FormPlan<ApplicantAnswers> {
  heading: string;
  /** Of the message. */
  hint: string;
  /** Fields that stand above the message and take a number. */
  numbers?: readonly string[];
}

export function listApplicantSteps<Message extends { freetext: v.GenericSchema<string> }>(
  question: string,
  message: Message,
) {
  return {
    steps: [
      createStep("Who should we ask for?", nameFields),
      createStep("How can we reach you?", contactFields),
      createStep(question, message),
    ],
    schema: v.object({ ...nameFields, ...contactFields, ...message }),
  };
}

/** @param message label of the message */
export function labelApplicantFields(message: string): Record<string, string> {
  return {
    firstname: "First name",
    lastname: "Last name",
    phone: "Phone number",
    email: "Email",
    freetext: message,
  };
}
