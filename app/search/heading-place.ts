import { brand } from "../brand/brand.ts";
import { formatList } from "../brand/format-list.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";

/** Returns the place for a list's heading. A list of all homes must not name a single city. */
export function getHeadingPlace(
  { filter, requestedPlace: requested }: Pick<FoundHomes, "filter" | "requestedPlace">,
  areaName: string | null,
): string {
  if (requested?.place) return requested.place;
  if (filter.centre) return "a chosen place";
  if (filter.box) return "this part of the map";
  return areaName ?? formatList(brand.cities);
}
