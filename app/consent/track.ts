import { getConsent } from "./consent-store.ts";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** What happened, under the name that the tag manager listens for. Carries no personal data. */
export interface TrackedEvent {
  event: string;
  category?: string;
  action?: string;
}

/** Tells the tag manager what happened; nobody is told without consent to analytics. */
export function track(event: TrackedEvent): void {
  if (!getConsent()?.analytics) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
