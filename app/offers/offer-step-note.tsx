import { Note } from "../ui/note.tsx";

/** `live` announces it to screen readers. */
export function LawNote({ text, live = false }: { text: string | null; live?: boolean }) {
  if (!live) return text && <Note>{text}</Note>;
  return <div aria-live="polite">{text && <Note>{text}</Note>}</div>;
}
