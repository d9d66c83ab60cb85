import { useSyncExternalStore } from "react";
import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { Note } from "../../../ui/note.tsx";
import { listenToTaps, noTaps, readTaps } from "./office-copy.ts";

/** Where a session has ended by itself. The run sheet sends them. */
export function PendingChangesNotice() {
  const { length } = useSyncExternalStore(listenToTaps, readTaps, noTaps);
  if (length === 0) return null;
  return (
    <Note kind="warn" live>
      <p>
        Sign in again to save {formatCount(length, "change")} made on this phone, then open My day.
      </p>
    </Note>
  );
}
