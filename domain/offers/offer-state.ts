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
export type OfferState = (typeof offerStates)[number];

export const offerActions = ["save", "submit", "accept", "decline", "withdraw", "expire"] as const;
export type OfferAction = (typeof offerActions)[number];

/** Next state by state and action. Missing actions are not allowed. */
export const offerTransitions: Record<OfferState, Partial<Record<OfferAction, OfferState>>> = {
  invited: { save: "draft", submit: "submitted", withdraw: "withdrawn", expire: "expired" },
  draft: { save: "draft", submit: "submitted", withdraw: "withdrawn", expire: "expired" },
  submitted: { accept: "accepted", decline: "declined", withdraw: "withdrawn" },
  accepted: { withdraw: "withdrawn" },
  declined: {},
  withdrawn: {},
  expired: {},
};

export function getNextState(state: OfferState, action: OfferAction): OfferState | null {
  return offerTransitions[state][action] ?? null;
}

export function isOpen(state: OfferState): state is "invited" | "draft" {
  return state === "invited" || state === "draft";
}

/** What is counted as an offer: one that was withdrawn is none any more. */
export const submittedStates = [
  "submitted",
  "accepted",
  "declined",
] as const satisfies OfferState[];

export function isSubmitted(state: OfferState): boolean {
  return submittedStates.some((one) => one === state);
}

/** Lifetime of an invitation and its draft after the last change. */
export const openOfferLife = { days: 30 } as const satisfies Period;

export function calculateOfferExpiry(lastChange: Date): Date {
  return new Date(lastChange.getTime() + openOfferLife.days * 24 * 3_600_000);
}
