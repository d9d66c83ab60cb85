import { usePhone } from "../../agency/use-phone.ts";
import { Note } from "../../ui/note.tsx";
import type { SubmissionResult } from "./submission.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";

export type SubmissionError =
  | Extract<SubmissionResult, { kind: "wait" | "unproven" | "failed-once" }>
  /** Validation errors for fields that are not in this form. */
  | { kind: "refused"; errors: FieldProblem[] };

export function SubmissionErrorNotice({ error }: { error: SubmissionError }) {
  const phone = usePhone();
  return (
    <div className="space-above">
      <Note kind="error" live>
        {getErrorText(error, phone)}
      </Note>
    </div>
  );
}

function getErrorText(submissionError: SubmissionError, phone: string): string {
  if (submissionError.kind === "refused") {
    return submissionError.errors.map(({ message }) => message).join(". ");
  }
  if (submissionError.kind === "wait") {
    return `Please wait ${submissionError.seconds} seconds, then send it again. Your answers are still here.`;
  }
  return submissionError.kind === "unproven"
    ? `The human check didn’t finish, so nothing was sent. Please try again, or call us on ${phone}.`
    : "We didn’t get that. Your answers are still here, so please try again.";
}
