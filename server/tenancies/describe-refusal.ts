import type { Refused } from "../platform/submissions/outcome.ts";
import { refuse } from "../staff/refusals.ts";
import type { IssuedDocument } from "./documents/issue-document.ts";
import type { Recorded } from "./steps/record-progress.ts";

/** With the law behind the rule that refused it. */
export function describeRefusal(
  recorded: Exclude<Recorded | IssuedDocument, { ok: true }>,
): Refused {
  if ("text" in recorded) {
    const { rule, text, source } = recorded;
    const { refusal } = refuse(text, rule === "name-in-other-letters" ? "name" : undefined);
    return { ok: false, refusal: { ...refusal, source } };
  }
  return refuse(
    recorded.rule === "landlord-missing"
      ? "The paper names the landlord with their address: add them to the home first."
      : "This let is not there.",
  );
}
