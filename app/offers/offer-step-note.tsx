import { Note } from "../ui/note.tsx";

/** What the law makes of an answer; nothing where it has nothing to say. @param live read out at once */
export function LawNote({ text, live = false }: { text: string | null; live?: boolean }) {
  if (!live) return text && <Note>{text}</Note>;
  return <div aria-live="polite">{text && <Note>{text}</Note>}</div>;
}
