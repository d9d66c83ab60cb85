import { createHumanCheck, prepareCheck } from "./human-check.ts";
import { readSpamSignals } from "./spam-signals.ts";
import { createSubmission } from "./submission.ts";
import { submit } from "./submit.ts";

/** What sends one form to a call. It is loaded when the visitor begins to fill in the form. */
export function createSending(call: string) {
  const human = createHumanCheck(prepareCheck);
  return {
    prepare: human.prepare,
    send: createSubmission({
      readSignals: readSpamSignals,
      token: human.token,
      send: (attempt) => submit(call, attempt),
    }),
  };
}
