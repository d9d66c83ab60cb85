import { useLocation } from "react-router";
import { Note } from "../../ui/note.tsx";
import type { FormRefusal } from "./posted-field.tsx";

/** What stands beside no field. */
export function RefusalNote({ refusal }: { refusal: FormRefusal | undefined }) {
  const { key } = useLocation();
  if (!refusal || (refusal.errors?.length ?? 0) > 0) return null;
  return (
    <div className="office__result">
      {/* Each time anew, as the same words again would not be read out. */}
      <Note key={key} kind="error" live>
        <p>{refusal.detail}</p>
      </Note>
    </div>
  );
}
