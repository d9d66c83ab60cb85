import { useActionData } from "react-router";
import { Note } from "../../../ui/note.tsx";
import { PhoneText } from "../phone-text.tsx";
import { useTimesDone } from "./use-times-done.ts";

/** What the last form did. It stays in view: a page keeps its place when a form far down is sent. */
export function DoneNote({ done }: { done: string | null | undefined }) {
  const times = useTimesDone(useActionData<object>());
  if (!done) return null;
  return (
    <div className="office__result">
      {/* Anew with each answer, as the same words again would not be read out, but once: the page
          is drawn with it before it has loaded what changed, and again then. */}
      <Note key={times} kind="ok" live>
        <p>
          <PhoneText>{done}</PhoneText>
        </p>
      </Note>
    </div>
  );
}
