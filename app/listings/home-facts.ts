/** Shown where the agency did not say. */
export const notSaid = "Ask us";

/** `Studio`, `1 bed`, `2 beds`. */
export function bedroomsText(bedrooms: number): string {
  return bedrooms === 0 ? "Studio" : counted(bedrooms, "bed");
}

/** `1 bath`, `2 baths`, or `Ask us` where it is not known. */
export function bathroomsText(bathrooms: number | null): string {
  return bathrooms === null ? notSaid : counted(bathrooms, "bath");
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
