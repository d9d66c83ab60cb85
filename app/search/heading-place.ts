import { brand } from "../brand/brand.ts";
import { formatList } from "../brand/format-list.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";

/**
 * What a list of homes is around, for the heading above it: a list of every home must not be said
 * to be one city's.
 * @param areaName of the area that the filter names; null for none or one that is not known
 */
export function getHeadingPlace(
  { filter, asked: requested }: Pick<FoundHomes, "filter" | "asked">,
  areaName: string | null,
): string {
  if (requested?.place) return requested.place;
  if (filter.centre) return "a chosen place";
  if (filter.box) return "this part of the map";
  return areaName ?? formatList(brand.cities);
}
