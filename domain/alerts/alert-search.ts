import type { SearchFilter } from "../search/search.ts";

type Parameter = [name: string, value: string | number];

/** Canonical: equal for filters that find the same homes, without order, page and size. */
export function buildAlertQuery(filter: SearchFilter): string {
  const { centre, box } = filter;
  const parts: Record<Exclude<keyof SearchFilter, "sort">, Parameter[]> = {
    home: toParameters("home", filter.home),
    area: toParameters("area", centre ? null : filter.area),
    centre: centre
      ? [
          ...toParameters("lat", roundDegrees(centre.lat)),
          ...toParameters("long", roundDegrees(centre.long)),
        ]
      : [],
    box: toParameters(
      "bbox",
      box && [box.west, box.south, box.east, box.north].map(roundDegrees).join(","),
    ),
    text: toParameters("q", filter.text),
    rentMin: toParameters("rentmin", filter.rentMin || null),
    rentMax: toParameters("rentmax", filter.rentMax),
    bedsMin: toParameters("bedsmin", filter.bedsMin || null),
    bedsMax: toParameters("bedsmax", filter.bedsMax),
    bathMin: toParameters("bathmin", (filter.bathMin ?? 1) > 1 ? filter.bathMin : null),
    propertyType: toParameters("propType", filter.propertyType),
    furnishing: toParameters("furnishing", filter.furnishing),
    available: toParameters("availablefrom", filter.available),
    features: filter.features.toSorted().flatMap((feature) => toParameters("features", feature)),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.values(parts).flat()) query.append(name, String(value));
  return query.toString();
}

export function isForOneHome(search: string): boolean {
  return new URLSearchParams(search).has("home");
}

/** To 10 cm. More would be noise and exceed the parameter's length limit. */
function roundDegrees(value: number): number {
  return Number(value.toFixed(6));
}

function toParameters(name: string, value: Parameter[1] | null): Parameter[] {
  return value === null ? [] : [[name, value]];
}
