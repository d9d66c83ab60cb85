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
      ? "The document names the landlord and their address. Add them to the property first."
      : "We can’t find that tenancy.",
  );
}
