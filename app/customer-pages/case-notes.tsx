import { findText } from "../../domain/shared/text/find-text.ts";
import { caseText } from "../brand/texts/case-text.ts";
import { Note } from "../ui/note.tsx";
import type { CaseAnswer } from "./case-answer.ts";

/** What became of the form that was just sent. */
export function CaseNotes({
  answer,
  done,
  whose,
}: {
  answer: CaseAnswer | undefined;
  done: string | null;
  whose: "renter" | "landlord";
}) {
  if (answer?.refusal)
    return (
      <div className="case__wide">
        <Note kind="error" live>
          <p>{answer.refusal.detail}</p>
        </Note>
      </div>
    );
  const signed = `Signed. You can read what you signed under “${caseText.papers[whose]}”.`;
  const said = findText({ ...caseText.done, signed }, done);
  if (said === undefined) return null;
  return (
    <div className="case__wide">
      <Note kind="ok" live>
        <p>{said}</p>
      </Note>
    </div>
  );
}
