const key = "saved-homes";
const listeners = new Set<() => void>();
/** Fallback if storage is unavailable; lasts as long as the page. */
let memoryText: string | null = null;

export function readSavedText(): string | null {
  try {
    return memoryText ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text for all tabs, or for this page if storage is unavailable. */
export function writeSavedText(text: string): void {
  try {
    localStorage.setItem(key, text);
    memoryText = null;
  } catch {
    memoryText = text;
  }
  for (const notify of listeners) notify();
}

/** True if storage is known to be unavailable or full. Browser only. */
export function isStorageUnavailable(): boolean {
  try {
    localStorage.getItem(key);
    return memoryText !== null;
  } catch {
    return true;
  }
}

export function onSavedChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  // A page restored from the back/forward cache missed earlier events.
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
