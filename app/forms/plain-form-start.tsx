import { useContext } from "react";
import { PostedAnswers } from "../ui/posted-answers.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { HiddenAnswers } from "./hidden-answers.tsx";
import { HoneypotField } from "./honeypot-field.tsx";

/** What a stepped form sends besides the fields that are shown. */
export function PlainFormStart({ step, fields }: { step: number; fields: readonly string[] }) {
  const posted = useContext(PostedAnswers);
  const hydrated = useHydrated();
  return (
    <>
      {/* Enter presses a form's first button, which must not be Back */}
      {!hydrated && (
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      )}
      <HiddenAnswers answers={{ ...posted, step: String(step) }} except={fields} />
      <HoneypotField />
    </>
  );
}
