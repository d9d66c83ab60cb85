import type { Point } from "../../domain/places/area.ts";
import { findOutcodeCentre } from "./gazetteer/outcodes.ts";

/** With or without the rest of the postcode, and the space before it. */
const postcodes = /\b([A-Z]{1,2}\d{1,2}[A-Z]?)(?:\s*\d[A-Z]{2})?\b/g;

/**
 * Roughly where an address is: in the middle of its postcode district. Null if it names none that we
 * know.
 */
export function locateAddress(address: string): Point | null {
  // A postcode stands at the end. What looks like one before it may be a flat.
  const written = [...address.toUpperCase().matchAll(postcodes)].toReversed();
  for (const [, outcode = ""] of written) {
    const centre = findOutcodeCentre(outcode);
    if (centre) return centre;
  }
  return null;
}
