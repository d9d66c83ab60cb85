import { sortLimits } from "../../../domain/search/order-limits.ts";
import type { SearchFilter } from "../../../domain/search/search.ts";
import { changeQuery, type QueryChanges } from "../search-query.ts";

export type FilterChoice = Pick<
  SearchFilter,
  | "rentMin"
  | "rentMax"
  | "bedsMin"
  | "bedsMax"
  | "bathMin"
  | "propertyType"
  | "furnishing"
  | "available"
  | "features"
>;

export const emptyChoice: FilterChoice = {
  rentMin: 0,
  rentMax: null,
  bedsMin: 0,
  bedsMax: null,
  bathMin: null,
  propertyType: null,
  furnishing: null,
  available: null,
  features: [],
};

export function toFilterChoice(filter: SearchFilter): FilterChoice {
  const { rentMin, rentMax, bedsMin, bedsMax, bathMin } = filter;
  const { propertyType, furnishing, available, features } = filter;
  const rooms = { bedsMin, bedsMax, bathMin: bathMin === 0 ? null : bathMin };
  return { rentMin, rentMax, ...rooms, propertyType, furnishing, available, features };
}

/**
 * Returns the parameters, null for no restriction; at its minimum `rentmin` is 0. One bathroom is
 * no restriction, and crossed limits are swapped.
 */
export function toParameters(choice: FilterChoice): QueryChanges {
  const [rentMin, rentMax] = sortLimits(choice.rentMin, choice.rentMax);
  const [bedsMin, bedsMax] = sortLimits(choice.bedsMin, choice.bedsMax);
  return {
    rentmin: String(rentMin),
    rentmax: formatIfAbove(-1, rentMax),
    bedsmin: formatIfAbove(0, bedsMin),
    bedsmax: formatIfAbove(-1, bedsMax),
    bathmin: formatIfAbove(1, choice.bathMin),
    propType: choice.propertyType,
    furnishing: choice.furnishing,
    availablefrom: choice.available,
    features: choice.features,
  };
}

/** Includes the `?`, or is empty. Keeps the rest of the search and resets the page size. */
export function buildChoiceSearch(query: URLSearchParams, choice: FilterChoice): string {
  return changeQuery(query, { ...toParameters(choice), show: null });
}

export function buildClearedSearch(query: URLSearchParams): string {
  const cleared = Object.keys(toParameters(emptyChoice)).map((name) => [name, null]);
  return changeQuery(query, { ...Object.fromEntries(cleared), show: null });
}

export function buildCountSearch(filter: SearchFilter, choice: FilterChoice): string {
  const { centre, box } = filter;
  return changeQuery(new URLSearchParams(), {
    home: filter.home,
    area: filter.area,
    q: filter.text,
    lat: centre && String(centre.lat),
    long: centre && String(centre.long),
    bbox: box && [box.west, box.south, box.east, box.north].join(","),
    ...toParameters(choice),
    limit: "0",
  });
}

function formatIfAbove(limit: number, value: number | null): string | null {
  return value !== null && value > limit ? String(value) : null;
}
