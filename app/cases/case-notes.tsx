import { caseText } from "../brand/case-text.ts";
import { Note } from "../ui/note.tsx";
import type { CaseAnswer } from "./case-answer.ts";

function isDone(text: string | null): text is keyof typeof caseText.done {
  return text !== null && text in caseText.done;
}

/** What became of the form that was just sent. */
export function CaseNotes({
  answer,
  done,
}: {
  answer: CaseAnswer | undefined;
  done: string | null;
}) {
  if (answer?.refusal)
    return (
      <div className="case__wide">
        <Note kind="error" live>
          <p>{answer.refusal.detail}</p>
        </Note>
      </div>
    );
  if (!isDone(done)) return null;
  return (
    <div className="case__wide">
      <Note kind="ok" live>
        <p>{caseText.done[done]}</p>
      </Note>
    </div>
  );
}
