import { useActionData } from "react-router";
import { Note } from "../../../ui/note.tsx";
import { PhoneText } from "../phone-text.tsx";
import type { FormRefusal } from "./posted-field.tsx";
import { useTimesDone } from "./use-times-done.ts";

/** What stands beside no field, and asks for nothing in its form. */
export function RefusalNote({ refusal }: { refusal: FormRefusal | undefined }) {
  const times = useTimesDone(useActionData<object>());
  if (!refusal || refusal.anyway !== undefined || (refusal.errors?.length ?? 0) > 0) return null;
  return (
    <div className="office__result">
      {/* Anew with each answer, as the same words again would not be read out, but once: the page
          is drawn with it before it has loaded what changed, and again then. */}
      <Note key={times} kind="error" live>
        <p>
          <PhoneText>{refusal.detail}</PhoneText>
        </p>
      </Note>
    </div>
  );
}
