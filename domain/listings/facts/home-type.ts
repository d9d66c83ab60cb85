import type { Listing } from "../listing.ts";

/** Names that feeds give to any flat. */
const anyFlat = new Set(["flat", "apartment", "ground flat"]);

/** A flat or a house, as its page and the search call it, with its kind where that says more. */
export function formatHomeType({
  propertyType,
  propertySubtype,
}: Pick<Listing, "propertyType" | "propertySubtype">): string {
  const kind = propertySubtype?.toLowerCase() ?? "";
  if (kind === "" || (propertyType === "Flat" && anyFlat.has(kind))) return propertyType;
  return kind.includes(propertyType.toLowerCase())
    ? propertySubtype!
    : `${propertyType} (${propertySubtype})`;
}
