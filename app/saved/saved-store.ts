import { useSyncExternalStore } from "react";
import {
  emptySavedHomes,
  type SavedHomes,
  parseSavedHomes,
  serializeSavedHomes,
} from "./saved-homes.ts";
import { writeSavedText, onSavedChange, readSavedText } from "./saved-text.ts";

let cached: { text: string | null; saved: SavedHomes } = { text: null, saved: emptySavedHomes };

/** The same object until it changes, as `useSyncExternalStore` needs. Browser only. */
export function getSavedHomes(): SavedHomes {
  const text = readSavedText();
  if (text !== cached.text) cached = { text, saved: parseSavedHomes(text) };
  return cached.saved;
}

export function writeSavedHomes(saved: SavedHomes): void {
  writeSavedText(serializeSavedHomes(saved));
}

/** Empty on the server and during the first render. */
export function useSavedHomes(): SavedHomes {
  return useSyncExternalStore(onSavedChange, getSavedHomes, () => emptySavedHomes);
}

/** Re-renders only if the result changes. */
export function useIsInList(list: keyof SavedHomes, id: string): boolean {
  return useSyncExternalStore(
    onSavedChange,
    () => getSavedHomes()[list].includes(id),
    () => false,
  );
}
