import type { Place } from "../../domain/places/place.ts";
import { findCityAtPoint } from "./inside-london.ts";
import { findDistrict, findOutcode, type Outcode } from "./outcodes.ts";

/** A full postcode, `E2 7DP`, and the outcode that it lies in. */
export interface FullPostcode {
  /** With its space. */
  text: string;
  outcode: Outcode;
}

const full = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const unfinished = /^([A-Z]{1,2}\d[A-Z\d]?)\s+\d[A-Z]?$/;

/** Reads a full postcode in a district that we know, with or without its space; else null. */
export function readPostcode(text: string): FullPostcode | null {
  const [, outward = "", inward = ""] = full.exec(text.replaceAll(/\s/g, "").toUpperCase()) ?? [];
  const outcode = findOutcode(outward);
  return outcode && { text: `${outward} ${inward}`, outcode };
}

/** The outcode of a postcode whose end is still to be typed: `E2 7`. */
export function findOutcodePrefix(text: string): Outcode | null {
  const [, outward = ""] = unfinished.exec(text.trim().toUpperCase()) ?? [];
  return findOutcode(outward);
}

/** A postcode as the middle of its outcode; it is said to be its district, which has a page. */
export function approximatePostcode({ text, outcode }: FullPostcode): Place {
  const { code, lat, long } = outcode;
  return {
    id: postcodeId(text),
    name: text,
    kind: "postcode",
    city: findCityAtPoint({ lat, long }),
    lat,
    long,
    detail: `We look around ${findDistrict(code)}, the exact street is not known to us`,
  };
}

export function postcodeId(postcode: string): string {
  return `postcode-${postcode.toLowerCase().replace(" ", "-")}`;
}
