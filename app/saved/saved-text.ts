const key = "saved-homes";
const listeners = new Set<() => void>();
/** What the browser did not take: it lives as long as the page. */
let memoryText: string | null = null;

/** What this device has kept of the visitor's homes, unread. Only in a browser. */
export function readSavedText(): string | null {
  try {
    return memoryText ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it for every tab; where the browser keeps nothing, for this page. */
export function writeSavedText(text: string): void {
  try {
    localStorage.setItem(key, text);
    memoryText = null;
  } catch {
    memoryText = text;
  }
  for (const notify of listeners) notify();
}

/** Whether storage is off or full, as far as is known. Only in a browser. */
export function isStorageUnavailable(): boolean {
  try {
    localStorage.getItem(key);
    return memoryText !== null;
  } catch {
    return true;
  }
}

/**
 * Tells of each change, in this tab and in others.
 * @returns stops it again
 */
export function onSavedChange(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener("storage", tell);
  // A page that the back button revives has heard nothing in between.
  addEventListener("pageshow", tell);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", tell);
    removeEventListener("pageshow", tell);
  };
}
