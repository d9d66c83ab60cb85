import { getConsent } from "./consent-store.ts";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** An event under the tag manager's name for it. Must not contain personal data. */
export interface TrackedEvent {
  event: string;
  category?: string;
  action?: string;
}

/** Does nothing without analytics consent. */
export function track(event: TrackedEvent): void {
  if (!getConsent()?.analytics) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
