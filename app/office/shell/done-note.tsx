import { useLocation } from "react-router";
import { Note } from "../../ui/note.tsx";

/** What the last form did. It stays in view: a page keeps its place when a form far down is sent. */
export function DoneNote({ done }: { done: string | null | undefined }) {
  const { key } = useLocation();
  if (!done) return null;
  return (
    <div className="office__result">
      {/* Each time anew, as the same words again would not be read out. */}
      <Note key={key} kind="ok" live>
        <p>{done}</p>
      </Note>
    </div>
  );
}
