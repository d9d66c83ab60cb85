import { createHumanCheck, prepareCheck } from "./human-check.ts";
import { createAttemptStore } from "./kept-attempt.ts";
import { readSpamSignals } from "./spam-signals.ts";
import { createSubmission } from "./submission.ts";
import { submit } from "./submit.ts";

/** What sends one form, with the draft of that key, to a call. It is loaded when the visitor begins to fill in the form. */
export function createSending(call: string, draftKey: string | null) {
  const human = createHumanCheck(prepareCheck);
  return {
    prepare: human.prepare,
    send: createSubmission({
      readSignals: readSpamSignals,
      token: human.token,
      send: (attempt) => submit(call, attempt),
      attempts: createAttemptStore(draftKey),
    }),
  };
}
