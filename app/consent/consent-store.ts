import { type Consent, parseConsent, serializeConsent } from "./consent.ts";

const key = "cookie-choices";
const listeners = new Set<() => void>();
let current: Consent | null | undefined;

/** The visitor's choice on this device; null where none was made. Only in a browser. */
export function getConsent(): Consent | null {
  current ??= parseConsent(readStorage(), Date.now());
  return current;
}

/**
 * Keeps a choice. What was allowed before and is not any more may be running already, and a page
 * can't unload a script: it is then loaded anew.
 */
export function saveConsent(consent: Consent): void {
  const before = getConsent();
  current = consent;
  try {
    localStorage.setItem(key, serializeConsent(consent, Date.now()));
  } catch {
    // Storage is off or full: the choice stands until the page is left.
  }
  const isWithdrawn =
    (before?.analytics && !consent.analytics) || (before?.marketing && !consent.marketing);
  if (isWithdrawn) location.reload();
  else for (const notify of listeners) notify();
}

/** @returns stops it again */
export function onConsentChange(tell: () => void): () => void {
  listeners.add(tell);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = undefined;
    tell();
  };
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", onStorage);
  };
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
