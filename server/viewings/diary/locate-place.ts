import { locateAddress } from "../../places/locate-address.ts";

/** Where the way to an appointment leads, as its row has it. In a home, that is where the home is. */
export function locatePlace(
  place: string,
  listingId: string | null,
): { lat: number | null; long: number | null } {
  const at = listingId === null ? locateAddress(place) : null;
  return { lat: at?.lat ?? null, long: at?.long ?? null };
}
