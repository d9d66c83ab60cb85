import { useSyncExternalStore } from "react";
import {
  emptySavedHomes,
  type SavedHomes,
  parseSavedHomes,
  serializeSavedHomes,
} from "./saved-homes.ts";
import { writeSavedText, onSavedChange, readSavedText } from "./saved-text.ts";

let cached: { text: string | null; saved: SavedHomes } = { text: null, saved: emptySavedHomes };

/** The homes put aside on this device; the same object until they change. Only in a browser. */
export function getSavedHomes(): SavedHomes {
  const text = readSavedText();
  if (text !== cached.text) cached = { text, saved: parseSavedHomes(text) };
  return cached.saved;
}

export function writeSavedHomes(saved: SavedHomes): void {
  writeSavedText(serializeSavedHomes(saved));
}

/** The homes put aside on this device; nothing on the server and in the first render. */
export function useSavedHomes(): SavedHomes {
  return useSyncExternalStore(onSavedChange, getSavedHomes, () => emptySavedHomes);
}

/** Whether a home is in a list; renders again only when that changes. */
export function useIsInList(list: keyof SavedHomes, id: string): boolean {
  return useSyncExternalStore(
    onSavedChange,
    () => getSavedHomes()[list].includes(id),
    () => false,
  );
}
