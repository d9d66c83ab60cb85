import { Note } from "../../ui/note.tsx";

/** What the last form did. It stays in view: a page keeps its place when a form far down is sent. */
export function DoneNote({ done }: { done: string | null | undefined }) {
  if (!done) return null;
  return (
    <div className="office__result">
      <Note kind="ok" live>
        <p>{done}</p>
      </Note>
    </div>
  );
}
