import * as v from "valibot";
import { contactFields, nameFields } from "../../domain/contacts/applicant.ts";
import { createStep } from "../../domain/shared/form-steps.ts";

export function listApplicantSteps<Message extends { freetext: v.GenericSchema<string> }>(
  question: string,
  message: Message,
  contactSchemas: Record<keyof typeof contactFields, v.GenericSchema<string>> = contactFields,
) {
  return {
    steps: [
      createStep("Who should we ask for?", nameFields),
      createStep("How do we reach you?", contactSchemas),
      createStep(question, message),
    ],
    schema: v.object({ ...nameFields, ...contactSchemas, ...message }),
  };
}
