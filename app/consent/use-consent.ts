import { useSyncExternalStore } from "react";
import type { Consent } from "./consent.ts";
import { getConsent, saveConsent, onConsentChange } from "./consent-store.ts";

/** @returns `consent`: null where the visitor has not chosen, undefined on the server */
export function useConsent(): {
  consent: Consent | null | undefined;
  choose: (consent: Consent) => void;
} {
  const consent = useSyncExternalStore(onConsentChange, getConsent, () => undefined);
  return { consent, choose: saveConsent };
}
