/** A change of a listing on the market that alerts tell of. */
export interface ListingEvent {
  kind: "new" | "reduced" | "back";
  /** Whole pounds a month; of a reduction. */
  previousRentPcm: number | null;
}

/** Why an alert shows a home. */
export type News = { kind: "new" } | { kind: "back" } | { kind: "reduced"; from: number };

/**
 * What several events of one home amount to for a reader who has heard of none of them. Null where
 * nothing is left of them: a rent that has gone up again is not reduced.
 * @param events in their order
 * @param rentPcm the rent now
 */
export function toNews(events: readonly ListingEvent[], rentPcm: number): News | null {
  for (const kind of ["new", "back"] as const) {
    if (events.some((event) => event.kind === kind)) return { kind };
  }
  const from = events[0]?.previousRentPcm ?? 0;
  return from > rentPcm ? { kind: "reduced", from } : null;
}
