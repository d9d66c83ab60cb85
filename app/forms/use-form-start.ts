import { useEffect } from "react";
import type { FieldProblem, PostedForm } from "../../domain/shared/fields/posted-form.ts";
import { type Draft, writeDraft } from "./draft.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

export interface FormStart {
  /** Key of the form's component, which starts anew once the stored draft is known. */
  key: "resumed" | "new";
  draft: Draft | null;
  errors: readonly FieldProblem[];
  /** What was posted, for the fields to show and for the next page. */
  posted: Readonly<Record<string, string>>;
}

/** A form begins with what was posted without script, or with the draft of this tab. */
export function useFormStart(
  draftKey: string | null,
  posted: PostedForm | undefined,
  initial?: Record<string, string>,
): FormStart {
  const isSent = posted?.stage === "sent";
  const stored = useStoredDraft(isSent ? null : draftKey);
  useEffect(() => {
    if (isSent && draftKey !== null) writeDraft(draftKey, null);
  }, [isSent, draftKey]);
  const form = posted?.stage === "form" ? posted : null;
  const draft = form ?? stored;
  return {
    key: draft ? "resumed" : "new",
    draft: draft ?? (initial ? { answers: initial, step: 0 } : null),
    errors: form?.errors ?? [],
    posted: form?.answers ?? {},
  };
}
