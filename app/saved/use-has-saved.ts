import { useSyncExternalStore } from "react";
import { onSavedChange, readSavedText } from "./saved-text.ts";

export function useHasSaved(): boolean {
  return useSyncExternalStore(
    onSavedChange,
    () => readSavedText() !== null,
    () => false,
  );
}
