import { href } from "react-router";
import type { Bounds } from "../map/map-bounds.ts";
import { changeQuery } from "./search-query.ts";

/** Five decimals, about a metre. Rounds outwards, so that all visible homes are included. */
const precision = 1e5;

/** Formats bounds as the `bbox` parameter, `west,south,east,north`. */
export function formatBoxParameter({ west, south, east, north }: Bounds): string {
  const [left, below] = [west, south].map((edge) => Math.floor(edge * precision) / precision);
  const [right, above] = [east, north].map((edge) => Math.ceil(edge * precision) / precision);
  return [left, below, right, above].join(",");
}

/** Replaces the search's place with map bounds and resets the page size. */
export function buildMapAreaSearch(
  query: URLSearchParams,
  bounds: Bounds | null,
): { pathname: string; search: string } {
  const place = { area: null, q: null, lat: null, long: null, show: null };
  const bbox = bounds && formatBoxParameter(bounds);
  return { pathname: href("/properties"), search: changeQuery(query, { ...place, bbox }) };
}
