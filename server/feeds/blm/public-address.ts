import { hideDoor, hideDoorInText } from "../../../domain/listings/publishing/door-number.ts";
import type { Listing } from "../../../domain/listings/listing.ts";

/** Number of a door or flat: `12`, `12a`, `4-6`, `Flat 3B`, `Unit C`. */
const doorNumber =
  /^(?:(?:flat|apartment|apt\.?|unit|studio|room|suite|plot|house|no\.?|number)\s+(?:\d+\w*|[a-z])(?=[\s,/]|$)|\d+[a-z]?(?:\s*[-–/&]\s*\d+[a-z]?)*(?=[\s,]|$))[\s,/]*/i;

/** Strips leading numbers from an address line: `Flat 3, 12 Mill Lane` becomes `Mill Lane`. */
export function stripDoorNumber(line: string): string {
  let rest = line.trim();
  for (let next = rest.replace(doorNumber, ""); next !== rest; next = rest.replace(doorNumber, ""))
    rest = next;
  return rest;
}

const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/gi;

/**
 * Removes from the agency's address what is private until a viewing is booked: door and flat
 * numbers and the incode.
 * @param address the private one
 */
export function formatPublicAddress(displayAddress: string, address: string): string {
  return displayAddress
    .replaceAll(postcode, (_, outcode: string) => outcode.toUpperCase())
    .split(",")
    .map((part) => hideDoor(part, address))
    .filter((part) => part !== "")
    .join(", ");
}

/**
 * Returns a listing's headline: the first part of the public address that is not a mere district,
 * otherwise the road.
 * @param road of the private address
 * @param isPlace tells an area, city or outcode from a road or building
 */
export function formatHeadline(
  address: string,
  road: string,
  isPlace: (part: string) => boolean,
): string | null {
  const parts = [...address.split(","), ...road.split(",").map((part) => hideDoor(part, road))];
  const named = parts.map((part) => part.trim()).filter((part) => /\p{L}{2}/u.test(part));
  return named.find((part) => !isPlace(part)) ?? named[0] ?? null;
}

/** Removes from a text what is private of its home: the door, and the inward half of the postcode. */
export function hidePrivatePlace(
  text: string,
  { address, outcode, incode }: Pick<Listing, "address" | "outcode" | "incode">,
): string {
  const hidden = hideDoorInText(text, address);
  if (incode === "") return hidden;
  return hidden.replaceAll(new RegExp(`\\b${outcode}\\s*${incode}\\b`, "gi"), outcode);
}

/** A feature that is nothing but the door (`Number 12`) is none. */
export function hidePrivateFeatures(
  features: readonly string[],
  place: Pick<Listing, "address" | "outcode" | "incode">,
): string[] {
  return features
    .map((feature) => ({ feature, hidden: hidePrivatePlace(feature, place) }))
    .filter(({ feature, hidden }) => hidden === feature || !/^(?:this home)?[.!]?$/i.test(hidden))
    .map(({ hidden }) => hidden);
}
