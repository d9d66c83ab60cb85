import { Note } from "../../ui/note.tsx";
import type { FormRefusal } from "./posted-field.tsx";

/** What stands beside no field. */
export function RefusalNote({ refusal }: { refusal: FormRefusal | undefined }) {
  if (!refusal || (refusal.errors?.length ?? 0) > 0) return null;
  return (
    <div className="office__result">
      <Note kind="error" live>
        <p>{refusal.detail}</p>
      </Note>
    </div>
  );
}
