import { formatCount } from "../../shared/formats/count.ts";

export const unknownText = "Ask us";

/** `Studio`, `1 bed`, `2 beds`. */
export function formatBedrooms(bedrooms: number): string {
  return bedrooms === 0 ? "Studio" : formatCount(bedrooms, "bed");
}

/** `1 bath`, `2 baths`, or `Ask us` where it is not known. */
export function formatBathrooms(bathrooms: number | null): string {
  return bathrooms === null ? unknownText : formatCount(bathrooms, "bath");
}
