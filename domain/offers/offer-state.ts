import type { Period } from "../shared/period.ts";

export const offerStates = [
  "invited",
  "draft",
  "submitted",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] as const;
/**
 * An offer begins as an invitation. It is a draft once something was entered, and expires when
 * nothing more comes of it; the agency decides on what was submitted.
 */
export type OfferState = (typeof offerStates)[number];

export const offerActions = ["save", "submit", "accept", "decline", "withdraw", "expire"] as const;
export type OfferAction = (typeof offerActions)[number];

/** Where each action leads from each state. What is not here can't be done. */
export const offerTransitions: Record<OfferState, Partial<Record<OfferAction, OfferState>>> = {
  invited: { save: "draft", submit: "submitted", withdraw: "withdrawn", expire: "expired" },
  draft: { save: "draft", submit: "submitted", withdraw: "withdrawn", expire: "expired" },
  submitted: { accept: "accepted", decline: "declined", withdraw: "withdrawn" },
  accepted: { withdraw: "withdrawn" },
  declined: {},
  withdrawn: {},
  expired: {},
};

/** The state after an action, null where it can't be done. */
export function getNextState(state: OfferState, action: OfferAction): OfferState | null {
  return offerTransitions[state][action] ?? null;
}

/** Whether something can still be entered. */
export function isOpen(state: OfferState): state is "invited" | "draft" {
  return state === "invited" || state === "draft";
}

/** Whether the renter has sent it: the page then leads to success, not back to the form. */
export function wasSubmitted(state: OfferState): boolean {
  return state === "submitted" || state === "accepted" || state === "declined";
}

/** How long an invitation and its draft live after their last change. */
export const openOfferLife = { days: 30 } as const satisfies Period;

/** When an invitation ends of which the last change was at a moment. */
export function offerExpiry(lastChange: Date): Date {
  return new Date(lastChange.getTime() + openOfferLife.days * 24 * 3_600_000);
}
