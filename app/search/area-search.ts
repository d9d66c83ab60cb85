import { href } from "react-router";
import type { Bounds } from "../map/map-bounds.ts";
import { changedQuery } from "./search-query.ts";

/** Five decimals, about a metre; rounded outwards, so that what is seen is searched. */
const fine = 1e5;

/** A section of the map as the `bbox` parameter: `west,south,east,north`. */
export function boxParameter({ west, south, east, north }: Bounds): string {
  const [left, below] = [west, south].map((edge) => Math.floor(edge * fine) / fine);
  const [right, above] = [east, north].map((edge) => Math.ceil(edge * fine) / fine);
  return [left, below, right, above].join(",");
}

/** The same search in a section of the map instead of a place, from its first homes on. */
export function searchWithin(
  query: URLSearchParams,
  bounds: Bounds | null,
): { pathname: string; search: string } {
  const place = { area: null, q: null, lat: null, long: null, show: null };
  const bbox = bounds && boxParameter(bounds);
  return { pathname: href("/properties"), search: changedQuery(query, { ...place, bbox }) };
}
