const key = "saved-homes";
const listeners = new Set<() => void>();
/** What the browser did not take: it lives as long as the page. */
let unkept: string | null = null;

/** What this device has kept of the visitor's homes, unread. Only in a browser. */
export function readSavedText(): string | null {
  try {
    return unkept ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it for every tab; where the browser keeps nothing, for this page. */
export function keepSavedText(text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept = null;
  } catch {
    unkept = text;
  }
  for (const tell of listeners) tell();
}

/** Whether storage is off or full, as far as is known. Only in a browser. */
export function isKeepingNothing(): boolean {
  try {
    localStorage.getItem(key);
    return unkept !== null;
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
