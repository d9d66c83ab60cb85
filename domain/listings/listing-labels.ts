import { getLondonDate, formatNumericDate, addDays } from "../shared/dates.ts";
import type { ListingHistory, ListingStatus } from "./listing.ts";

/** Days in London that a let agreed home stays in the results. */
export const letAgreedShownDays = 7;
const reducedShownDays = 14;

export type StatusLabel = "New today" | "Reduced" | "Let agreed";

export function getStatusLabels(
  home: { status: ListingStatus; rentPcm: number } & ListingHistory,
  today: string,
): StatusLabel[] {
  if (home.status === "let-agreed") return ["Let agreed"];
  const labels: StatusLabel[] = [];
  if (getLondonDate(new Date(home.listedAt)) === today) labels.push("New today");
  if (isReduced(home, today)) labels.push("Reduced");
  return labels;
}

function isReduced(
  { rentPcm, previousRentPcm, reducedAt }: { rentPcm: number } & ListingHistory,
  today: string,
): boolean {
  if (reducedAt === null || previousRentPcm === null || rentPcm >= previousRentPcm) return false;
  return addDays(getLondonDate(new Date(reducedAt)), reducedShownDays) >= today;
}

/** `Available on 07/12/2026` (renter specification, section 2). `today` is London's date. */
export function formatAvailability(availableFrom: string | null, today: string): string {
  return availableFrom === null || availableFrom <= today
    ? "Available now"
    : `Available on ${formatNumericDate(availableFrom)}`;
}
