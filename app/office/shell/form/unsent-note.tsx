import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import {
  forgetUnsent,
  getUnsent,
  leaveForm,
  type SentForm,
  subscribeToUnsent,
  type Unsent,
  watchSubmissions,
} from "./unsent-form.ts";

const retrySeconds = 10;

/** What is undone in ten seconds can't wait for the usual try. */
const undoRetrySeconds = 2;

const reasons: Record<Unsent["because"], string> = {
  away: "no connection.",
  busy: "the site isn’t responding.",
  fault: "something went wrong at our end.",
};

/**
 * Says that the last form did not go, and sends it again: soon, when the connection is back, or now.
 * After a fault of the site it is sent again by hand only, and where there is no form, done again.
 */
export function UnsentNote() {
  const { key } = useLocation();
  const unsent = useSyncExternalStore(subscribeToUnsent, getUnsent, () => null);
  useEffect(watchSubmissions, []);
  useEffect(leaveForm, [key]);
  if (!unsent) return null;
  const { because, sent, isLook } = unsent;
  if (sent) return <UnsentForm because={because} sent={sent} />;
  return isLook ? (
    <NoteAbove what="Not shown" because={because} button="Close" onPress={forgetUnsent}>
      This page may be out of date. We’ll show you the latest version before you send anything.
    </NoteAbove>
  ) : (
    <NoteAbove because={because} button="Close" onPress={forgetUnsent}>
      Your last change wasn’t saved. Try again.
    </NoteAbove>
  );
}

function UnsentForm({ because, sent }: { because: Unsent["because"]; sent: SentForm }) {
  const [edited, setEdited] = useState<SentForm>();
  const isEdited = edited === sent;
  const waits = !isEdited && because !== "fault";
  const isUndo = sent.submitter?.getAttribute("value") === "undo";
  const seconds = isUndo ? undoRetrySeconds : retrySeconds;
  const send = useCallback(() => {
    const { form, submitter } = sent;
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
    else forgetUnsent();
  }, [sent]);
  useEffect(() => {
    const stop = () => setEdited(sent);
    sent.form.addEventListener("input", stop);
    return () => sent.form.removeEventListener("input", stop);
  }, [sent]);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(send, seconds * 1000);
    addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", send);
    };
  }, [seconds, waits, send]);
  if (!sent.form.isConnected) return null;
  // Whatever is behind an open dialog is neither read out nor pressed.
  const dialog = sent.form.closest("dialog");
  const note = (
    <NoteAbove
      what={isUndo ? "Not undone" : "Not sent"}
      because={because}
      button="Try now"
      onPress={send}
    >
      {isUndo ? describeUndo(waits) : describeKept(waits)}
    </NoteAbove>
  );
  return dialog ? createPortal(note, dialog) : note;
}

function describeKept(waits: boolean): string {
  return waits
    ? `We’ve kept what you wrote and will try again in ${formatCount(retrySeconds, "second")}.`
    : "We’ll keep what you write here. Send it when you’re ready.";
}

/** "Not sent" would be read of the reply that is about to go. */
function describeUndo(waits: boolean): string {
  return waits
    ? `We’ll try again in ${formatCount(undoRetrySeconds, "second")}. Until then, your change stands.`
    : "Your change stands unless you undo it in time.";
}

function NoteAbove({
  what = "Not sent",
  because,
  button,
  onPress,
  children,
}: {
  what?: string;
  because: Unsent["because"];
  button: string;
  onPress: () => void;
  children: string;
}) {
  return (
    <div className="office__unsent">
      <Note kind="error" live>
        <p>
          <strong>
            {what}: {reasons[because]}
          </strong>{" "}
          {children}
        </p>
        <Button look="quiet" size="small" onClick={onPress}>
          {button}
        </Button>
      </Note>
    </div>
  );
}
