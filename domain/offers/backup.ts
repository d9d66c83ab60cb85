import type { ListingStatus } from "../listings/listing.ts";
import { formatNumericDate } from "../shared/dates.ts";
import type { OfferState } from "./offer-state.ts";

/** Kept for the case that what was accepted falls through, until its day. */
export function isBackup(
  { state, backupUntil }: { state: OfferState; backupUntil: string | null },
  { status }: { status: ListingStatus },
  today: string,
): boolean {
  const isKept = backupUntil !== null && backupUntil >= today;
  return state === "submitted" && isKept && status !== "available";
}

/** To whoever made it, wherever they read it. */
export function describeBackup(until: string, landlord = "The landlord"): string {
  return `${landlord} has accepted another offer. If that falls through by ${formatNumericDate(until)}, yours is next.`;
}
