import { brand } from "../brand/brand.ts";
import { Note } from "../ui/note.tsx";
import type { SubmissionResult } from "./submission.ts";
import type { FieldProblem } from "./submit.ts";

/** What keeps a form on screen after an attempt to send it. */
export type Setback =
  | Extract<SubmissionResult, { kind: "wait" | "unproven" | "failed-once" }>
  /** What the server refused without naming a field of this form. */
  | { kind: "refused"; errors: FieldProblem[] };

/** Says what went wrong with sending, and that nothing typed is lost. */
export function SendNotice({ setback }: { setback: Setback }) {
  return (
    <div className="mt-5">
      <Note kind="err" live>
        {textOf(setback)}
      </Note>
    </div>
  );
}

function textOf(setback: Setback): string {
  if (setback.kind === "refused") {
    return setback.errors.map(({ message }) => message).join(". ");
  }
  if (setback.kind === "wait") {
    return `Please wait ${setback.seconds} seconds, then send it again. Your answers stay here.`;
  }
  return setback.kind === "unproven"
    ? `The human check didn’t finish, so nothing was sent. Please try again, or call us on ${brand.phone}.`
    : "That didn’t reach us. Your answers are still here: please try again.";
}
