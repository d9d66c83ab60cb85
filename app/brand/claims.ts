/** Figures that the agency advertises. */
export const claims = {
  /** What a landlord saves on fees, on average: whole pounds. */
  averageSaving: 2300,
  /** Landlords and renters who trust it: over so many. */
  people: 350_000,
} as const;
