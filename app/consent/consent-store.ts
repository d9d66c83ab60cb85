import { type Consent, parseConsent, serializeConsent } from "./consent.ts";

const key = "cookie-choices";
const listeners = new Set<() => void>();
let current: Consent | null | undefined;

/** Null if no choice was made. Browser only. */
export function getConsent(): Consent | null {
  current ??= parseConsent(readStorage(), Date.now());
  return current;
}

/** Stores a choice. Scripts can't be unloaded, so withdrawing consent loads the page again. */
export function saveConsent(consent: Consent): void {
  const before = getConsent();
  current = consent;
  try {
    localStorage.setItem(key, serializeConsent(consent, Date.now()));
  } catch {
    // Storage is unavailable or full: the choice lasts until the page is left.
  }
  const isWithdrawn =
    (before?.analytics && !consent.analytics) || (before?.marketing && !consent.marketing);
  // No `reload`, which `entry.client.tsx` takes for the router's.
  if (isWithdrawn) location.replace(location.pathname + location.search);
  else for (const notify of listeners) notify();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    current = undefined;
    listener();
  };
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
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
