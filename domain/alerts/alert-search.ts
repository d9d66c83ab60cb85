import type { SearchFilter } from "../search/search.ts";

type Parameter = [name: string, value: string | number];

/**
 * A filter as the query string that means it: the same for every filter that finds the same homes,
 * without what restricts nothing and without order, page and size. `readSearch` reads it back.
 */
export function alertSearch(filter: SearchFilter): string {
  const { centre, box } = filter;
  const parts: Record<Exclude<keyof SearchFilter, "sort">, Parameter[]> = {
    home: given("home", filter.home),
    area: given("area", centre ? null : filter.area),
    centre: centre
      ? [...given("lat", degrees(centre.lat)), ...given("long", degrees(centre.long))]
      : [],
    box: given("bbox", box && [box.west, box.south, box.east, box.north].map(degrees).join(",")),
    text: given("q", filter.text),
    rentMin: given("rentmin", filter.rentMin || null),
    rentMax: given("rentmax", filter.rentMax),
    bedsMin: given("bedsmin", filter.bedsMin || null),
    bedsMax: given("bedsmax", filter.bedsMax),
    bathMin: given("bathmin", (filter.bathMin ?? 1) > 1 ? filter.bathMin : null),
    propertyType: given("propType", filter.propertyType),
    furnishing: given("furnishing", filter.furnishing),
    available: given("availablefrom", filter.available),
    features: filter.features.toSorted().flatMap((feature) => given("features", feature)),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.values(parts).flat()) query.append(name, String(value));
  return query.toString();
}

/** Whether a query string of `alertSearch` looks for one home alone. */
export function isForOneHome(search: string): boolean {
  return new URLSearchParams(search).has("home");
}

/** To a tenth of a metre: more is noise, and longer than a parameter may be. */
function degrees(value: number): number {
  return Number(value.toFixed(6));
}

function given(name: string, value: Parameter[1] | null): Parameter[] {
  return value === null ? [] : [[name, value]];
}
