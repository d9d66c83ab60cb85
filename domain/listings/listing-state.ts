import type { ListingStatus } from "./listing.ts";

/** Where a home stands for the office. Renters see the status that follows from it. */
export const listingStates = [
  "draft",
  "ready",
  "available",
  "under-offer",
  "let-agreed",
  "let",
  "withdrawn",
] as const;
export type ListingState = (typeof listingStates)[number];

export const stateNames: Record<ListingState, string> = {
  draft: "Draft",
  ready: "Ready",
  available: "Available",
  "under-offer": "Under offer",
  "let-agreed": "Let agreed",
  let: "Let",
  withdrawn: "Withdrawn",
};

/** Advertised to renters: every rule for adverts applies. */
export const advertisedStates = [
  "available",
  "under-offer",
  "let-agreed",
] as const satisfies ListingState[];

export function isAdvertised(state: ListingState): boolean {
  return advertisedStates.some((one) => one === state);
}

/** Before the first advert, or before another letting: nothing of it is public yet. */
export const preparedStates = ["draft", "ready"] as const satisfies ListingState[];

/** Nobody is shown the home any more. */
const shownNoMoreStates = ["let-agreed", "let", "withdrawn"] as const satisfies ListingState[];

export type ShownNoMore = (typeof shownNoMoreStates)[number];

export function isShownNoMore(state: ListingState): state is ShownNoMore {
  return shownNoMoreStates.some((one) => one === state);
}

/** Moves that a person may make. */
const moves: Record<ListingState, readonly ListingState[]> = {
  draft: ["ready", "available", "withdrawn"],
  ready: ["draft", "available", "withdrawn"],
  available: ["under-offer", "let-agreed", "withdrawn"],
  "under-offer": ["available", "let-agreed", "withdrawn"],
  "let-agreed": ["available", "under-offer", "let", "withdrawn"],
  let: ["draft", "withdrawn"],
  withdrawn: ["draft", "available"],
};

export function listMoves(from: ListingState): readonly ListingState[] {
  return moves[from];
}

/** Null if the move is allowed, else why not. */
export function findMoveProblem(from: ListingState, to: ListingState): string | null {
  if (moves[from].includes(to)) return null;
  if (from === to) return `The property is already ${stateNames[to].toLowerCase()}.`;
  return `A property that is ${stateNames[from].toLowerCase()} can’t become ${stateNames[to].toLowerCase()}.`;
}

/** Null for a home that was never public: no row of `listings` comes of it. */
export function getPublicStatus(state: ListingState): ListingStatus | null {
  return publicStatuses[state];
}

const publicStatuses: Record<ListingState, ListingStatus | null> = {
  draft: null,
  ready: null,
  available: "available",
  // Renters may still ask and view until the landlord has agreed.
  "under-offer": "available",
  "let-agreed": "let-agreed",
  let: "withdrawn",
  withdrawn: "withdrawn",
};

/**
 * The state that follows from what a feed says. It knows fewer states than the office: what is
 * under offer here stays so while the feed says available, and what is let stays let.
 */
export function followStatus(state: ListingState, status: ListingStatus): ListingState {
  return getPublicStatus(state) === status ? state : status;
}
