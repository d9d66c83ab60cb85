import type { SearchFilter } from "../search/search.ts";

type Parameter = [name: string, value: string | number];

/** Canonical: equal for filters that find the same homes, without order, page and size. */
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

export function isForOneHome(search: string): boolean {
  return new URLSearchParams(search).has("home");
}

/** To 10 cm. More would be noise and exceed the parameter's length limit. */
function degrees(value: number): number {
  return Number(value.toFixed(6));
}

function given(name: string, value: Parameter[1] | null): Parameter[] {
  return value === null ? [] : [[name, value]];
}
