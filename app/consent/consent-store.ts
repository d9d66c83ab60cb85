import { type Consent, consentOf, consentText } from "./consent.ts";

const key = "cookie-choices";
const changed = new Set<() => void>();
let current: Consent | null | undefined;

/** The visitor's choice on this device; null where none was made. Only in a browser. */
export function currentConsent(): Consent | null {
  current ??= consentOf(read(), Date.now());
  return current;
}

/**
 * Keeps a choice. What was allowed before and is not any more may be running already, and a page
 * can't unload a script: it is then loaded anew.
 */
export function keepConsent(consent: Consent): void {
  const before = currentConsent();
  current = consent;
  try {
    localStorage.setItem(key, consentText(consent, Date.now()));
  } catch {
    // Storage is off or full: the choice stands until the page is left.
  }
  const withdrawn =
    (before?.analytics && !consent.analytics) || (before?.marketing && !consent.marketing);
  if (withdrawn) location.reload();
  else for (const tell of changed) tell();
}

/** @returns stops it again */
export function onConsentChange(tell: () => void): () => void {
  changed.add(tell);
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = undefined;
    tell();
  };
  addEventListener("storage", elsewhere);
  return () => {
    changed.delete(tell);
    removeEventListener("storage", elsewhere);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
