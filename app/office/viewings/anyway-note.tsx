import { Note } from "../../ui/note.tsx";
import type { FormRefusal } from "../shell/form/posted-field.tsx";

/** Stands in a form that staff may send again though something speaks against it. */
export function AnywayNote({ refusal }: { refusal: FormRefusal | undefined }) {
  if (refusal?.anyway === undefined) return null;
  return (
    <div data-answer>
      <Note kind="warn" live>
        <p>{refusal.detail} We haven’t sent anything.</p>
      </Note>
      <input type="hidden" name="anyway" value={refusal.anyway} />
    </div>
  );
}
