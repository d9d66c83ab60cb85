import { useEffect, useSyncExternalStore } from "react";
import { Note } from "../../ui/note.tsx";
import { hasUnsent, markUnsent, subscribeToKeptForm } from "../shell/kept-form.ts";

/** A form came when the session was over, or too old for it. Without script the browser has it. */
export function UnsentNote() {
  const isKept = useSyncExternalStore(subscribeToKeptForm, hasUnsent, () => false);
  useEffect(() => {
    markUnsent();
    // The form that led here kept the place of its own page.
    window.scrollTo(0, 0);
  }, []);
  return (
    <Note kind="warn" live>
      <p>
        What you sent was not taken: it needs a new sign-in.{" "}
        {isKept
          ? "What you typed is kept, and stands in its form again once you are back."
          : "What you typed is not lost: sign in, in another window, then go back in this one and send it once more."}
      </p>
    </Note>
  );
}
