export interface ListingEvent {
  kind: "new" | "reduced" | "back";
  /** Whole pounds a month, for a reduction. */
  previousRentPcm: number | null;
}

export type News = { kind: "new" } | { kind: "back" } | { kind: "reduced"; from: number };

/** Merges one home's events. Null if nothing remains, such as a reduction since undone. */
export function toNews(events: readonly ListingEvent[], rentPcm: number): News | null {
  for (const kind of ["new", "back"] as const) {
    if (events.some((event) => event.kind === kind)) return { kind };
  }
  const from = events[0]?.previousRentPcm ?? 0;
  return from > rentPcm ? { kind: "reduced", from } : null;
}
