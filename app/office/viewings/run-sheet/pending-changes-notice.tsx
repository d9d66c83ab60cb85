import { useSyncExternalStore } from "react";
import { Note } from "../../../ui/note.tsx";
import { countTaps } from "./keep-on-phone.tsx";
import { listenToTaps, noTaps, readTaps } from "./office-copy.ts";

/** Where a session has ended by itself. The run sheet sends them. */
export function PendingChangesNotice() {
  const { length } = useSyncExternalStore(listenToTaps, readTaps, noTaps);
  if (length === 0) return null;
  return (
    <Note kind="warn" live>
      <p>Sign in again: {countTaps(length)} on this phone. Then open your run sheet.</p>
    </Note>
  );
}
