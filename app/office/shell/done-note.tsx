import { Note } from "../../ui/note.tsx";

/** What the last form did. */
export function DoneNote({ done }: { done: string | null | undefined }) {
  if (!done) return null;
  return (
    <Note kind="ok" live>
      <p>{done}</p>
    </Note>
  );
}
