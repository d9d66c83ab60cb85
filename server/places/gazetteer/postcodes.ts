import type { Place } from "../../../domain/places/place.ts";
import { findCityAtPoint } from "./inside-london.ts";
import { findDistrict, findOutcode, type Outcode } from "./outcodes.ts";

export interface FullPostcode {
  text: string;
  outcode: Outcode;
}

const full = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const unfinished = /^([A-Z]{1,2}\d[A-Z\d]?)\s+\d[A-Z]?$/;

export function readPostcode(text: string): FullPostcode | null {
  const [, outward = "", inward = ""] = full.exec(text.replaceAll(/\s/g, "").toUpperCase()) ?? [];
  const outcode = findOutcode(outward);
  return outcode && { text: `${outward} ${inward}`, outcode };
}

/** Outcode of a partly typed postcode: `E2 7`. */
export function findOutcodePrefix(text: string): Outcode | null {
  const [, outward = ""] = unfinished.exec(text.trim().toUpperCase()) ?? [];
  return findOutcode(outward);
}

export function createApproximatePlace({ text, outcode }: FullPostcode): Place {
  const { code, lat, long } = outcode;
  return {
    id: createPostcodeId(text),
    name: text,
    kind: "postcode",
    city: findCityAtPoint({ lat, long }),
    lat,
    long,
    detail: `Around ${findDistrict(code)}, because we don’t know the exact street`,
  };
}

export function createPostcodeId(postcode: string): string {
  return `postcode-${postcode.toLowerCase().replace(" ", "-")}`;
}
