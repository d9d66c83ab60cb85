import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { getUnsent, subscribeToUnsent, type UnsentForm, watchSubmissions } from "./unsent-form.ts";

const retrySeconds = 10;

const reasons: Record<UnsentForm["because"], string> = {
  away: "Not sent: no connection.",
  busy: "Not sent: the site can’t answer just now.",
  fault: "Not sent: something went wrong at our end.",
};

/**
 * Says that the last form did not go, and sends it again: soon, when the connection is back, or now.
 * After a fault of the site it is sent again by hand only.
 */
export function UnsentNote() {
  useEffect(watchSubmissions, []);
  const unsent = useSyncExternalStore(subscribeToUnsent, getUnsent, () => null);
  return unsent && <Unsent unsent={unsent} />;
}

function Unsent({ unsent }: { unsent: UnsentForm }) {
  const [edited, setEdited] = useState<UnsentForm>();
  const isEdited = edited === unsent;
  const waits = !isEdited && unsent.because !== "fault";
  const send = useCallback(() => {
    const { form, submitter } = unsent;
    form.requestSubmit(submitter?.isConnected ? submitter : null);
  }, [unsent]);
  useEffect(() => {
    const stop = () => setEdited(unsent);
    unsent.form.addEventListener("input", stop);
    return () => unsent.form.removeEventListener("input", stop);
  }, [unsent]);
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => unsent.form.isConnected && send();
    const timer = setTimeout(again, retrySeconds * 1000);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [unsent, waits, send]);
  if (!unsent.form.isConnected) return null;
  // Whatever is behind an open dialog is neither read out nor pressed.
  const dialog = unsent.form.closest("dialog");
  const note = (
    <div className="office__unsent">
      <Note kind="error" live>
        <p>
          <strong>{reasons[unsent.because]}</strong>{" "}
          {waits
            ? `What you wrote is kept here and is tried again in ${retrySeconds} s.`
            : "What you write is kept here. Send it once you are done."}
        </p>
        <Button look="quiet" size="small" onClick={send}>
          Try now
        </Button>
      </Note>
    </div>
  );
  return dialog ? createPortal(note, dialog) : note;
}
