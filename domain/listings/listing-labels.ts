import { londonDate, formatNumericDate, addDays } from "../shared/dates.ts";
import type { ListingHistory, ListingStatus } from "./listing.ts";

/** How many days, in London, a home that is let agreed stays in the results. */
export const letAgreedShownDays = 7;
/** How many days a reduction is news. */
const reducedShownDays = 14;

export type StatusLabel = "New today" | "Reduced" | "Let agreed";

/**
 * What a card says of a home besides its facts.
 * @param today London's date, `YYYY-MM-DD`
 */
export function getStatusLabels(
  home: { status: ListingStatus; rentPcm: number } & ListingHistory,
  today: string,
): StatusLabel[] {
  if (home.status === "let-agreed") return ["Let agreed"];
  const labels: StatusLabel[] = [];
  if (londonDate(new Date(home.listedAt)) === today) labels.push("New today");
  if (isReduced(home, today)) labels.push("Reduced");
  return labels;
}

function isReduced(
  { rentPcm, previousRentPcm, reducedAt }: { rentPcm: number } & ListingHistory,
  today: string,
): boolean {
  if (reducedAt === null || previousRentPcm === null || rentPcm >= previousRentPcm) return false;
  return addDays(londonDate(new Date(reducedAt)), reducedShownDays) >= today;
}

/**
 * `Available now`, or `Available on 07/12/2026` (renter specification, section 2).
 * @param today London's date, `YYYY-MM-DD`
 */
export function formatAvailability(availableFrom: string | null, today: string): string {
  return availableFrom === null || availableFrom <= today
    ? "Available now"
    : `Available on ${formatNumericDate(availableFrom)}`;
}
