/** A number at a door or of a flat: `12`, `12a`, `4-6`, `Flat 3B`, `Unit C`. */
const doorNumber =
  /^(?:(?:flat|apartment|apt\.?|unit|studio|room|suite|plot|house|no\.?|number)\s+(?:\d+\w*|[a-z])(?=[\s,/]|$)|\d+[a-z]?(?:\s*[-–/&]\s*\d+[a-z]?)*(?=[\s,]|$))[\s,/]*/i;

/** An address line without the numbers at its beginning: `Flat 3, 12 Mill Lane` is `Mill Lane`. */
export function stripDoorNumber(line: string): string {
  let rest = line.trim();
  for (let next = rest.replace(doorNumber, ""); next !== rest; next = rest.replace(doorNumber, ""))
    rest = next;
  return rest;
}

/** An outcode and an incode, as they stand in an address. */
const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/gi;

/**
 * The agency's public address without what stays private until a viewing is booked: numbers of
 * doors and flats, the inward half of the postcode.
 */
export function formatPublicAddress(displayAddress: string): string {
  return displayAddress
    .replaceAll(postcode, (_, outcode: string) => outcode.toUpperCase())
    .split(",")
    .map(stripDoorNumber)
    .filter((part) => part !== "")
    .join(", ");
}

/**
 * The headline of a listing: the first part of the public address that is more than a district,
 * else the road.
 * @param isPlace tells an area, a city or an outcode from a road or building
 */
export function formatHeadline(
  address: string,
  road: string,
  isPlace: (part: string) => boolean,
): string | null {
  const parts = [...address.split(","), stripDoorNumber(road).split(",")[0] ?? ""];
  const named = parts.map((part) => part.trim()).filter((part) => /\p{L}{2}/u.test(part));
  return named.find((part) => !isPlace(part)) ?? named[0] ?? null;
}
