import * as v from "valibot";
import { contactFields, nameFields } from "../../domain/contacts/applicant.ts";
import { stepOf } from "./steps.ts";

/**
 * The simple booking form: names, how to reach them, and a free text.
 * @param question what the third step asks
 * @param reach how to reach them
 */
export function applicantSteps<Message extends { freetext: v.GenericSchema<string> }>(
  question: string,
  message: Message,
  reach: Record<keyof typeof contactFields, v.GenericSchema<string>> = contactFields,
) {
  return {
    steps: [
      stepOf("Who should we ask for?", nameFields),
      stepOf("How do we reach you?", reach),
      stepOf(question, message),
    ],
    schema: v.object({ ...nameFields, ...reach, ...message }),
  };
}
