import { useSyncExternalStore } from "react";
import { onSavedChange, readSavedText } from "./saved-text.ts";

/** Whether anything was ever put aside on this device; false on the server. */
export function useHasSaved(): boolean {
  return useSyncExternalStore(
    onSavedChange,
    () => readSavedText() !== null,
    () => false,
  );
}
