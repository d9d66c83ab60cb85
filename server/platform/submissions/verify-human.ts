import type { HumanCheck, HumanCheckVerdict } from "../human-check/human-check.ts";
import type { Submission } from "./outcome.ts";

/** A form sent without script has a checked form's token instead of the human check's. */
export async function verifyHuman(
  humanCheck: HumanCheck,
  { checkedForm }: Submission,
  token: string | null,
): Promise<HumanCheckVerdict> {
  return checkedForm ? { ok: true, ...checkedForm } : humanCheck.verify(token);
}
