import { useSyncExternalStore } from "react";
import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { Note } from "../../../ui/note.tsx";
import { listenToChanges, noChanges, readOfflineChanges } from "./office-copy.ts";

/** Where a session has ended by itself. The run sheet sends them. */
export function PendingChangesNotice() {
  const { length } = useSyncExternalStore(listenToChanges, readOfflineChanges, noChanges);
  if (length === 0) return null;
  return (
    <Note kind="warn" live>
      <p>
        Sign in again to save {formatCount(length, "change")} made on this phone, then open My day.
      </p>
    </Note>
  );
}
