import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { Listing } from "../../../domain/listings/listing.ts";

/** @example rooms({ bedrooms: 2, bathrooms: 1 }) // "2 bedrooms, 1 bathroom" */
export function describeRooms({
  bedrooms,
  bathrooms,
}: Pick<Listing, "bedrooms" | "bathrooms">): string {
  const beds = bedrooms === 0 ? "Studio" : formatCount(bedrooms, "bedroom");
  return bathrooms === null ? beds : `${beds}, ${formatCount(bathrooms, "bathroom")}`;
}
