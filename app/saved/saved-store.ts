import { useSyncExternalStore } from "react";
import { nothingSaved, type SavedHomes, savedOf, savedText } from "./saved-homes.ts";
import { keepSavedText, onSavedChange, readSavedText } from "./saved-text.ts";

let last: { text: string | null; saved: SavedHomes } = { text: null, saved: nothingSaved };

/** The homes put aside on this device; the same object until they change. Only in a browser. */
export function currentSaved(): SavedHomes {
  const text = readSavedText();
  if (text !== last.text) last = { text, saved: savedOf(text) };
  return last.saved;
}

export function keepSaved(saved: SavedHomes): void {
  keepSavedText(savedText(saved));
}

/** The homes put aside on this device; nothing on the server and in the first render. */
export function useSavedHomes(): SavedHomes {
  return useSyncExternalStore(onSavedChange, currentSaved, () => nothingSaved);
}

/** Whether a home is in a list; renders again only when that changes. */
export function useIsIn(list: keyof SavedHomes, id: string): boolean {
  return useSyncExternalStore(
    onSavedChange,
    () => currentSaved()[list].includes(id),
    () => false,
  );
}
