import * as v from "valibot";
import { applicantFields, contactFields, nameFields } from "../../domain/applicant.ts";
import { stepOf } from "./steps.ts";

/**
 * The simple booking form: names, how to reach them, and a free text.
 * @param question what the third step asks
 */
export function applicantSteps<Message extends { freetext: v.GenericSchema<string> }>(
  question: string,
  message: Message,
) {
  return {
    steps: [
      stepOf("Who should we ask for?", nameFields),
      stepOf("How do we reach you?", contactFields),
      stepOf(question, message),
    ],
    schema: v.object({ ...applicantFields, ...message }),
  };
}
