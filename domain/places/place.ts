export type PlaceKind =
  | "city"
  | "borough"
  | "neighbourhood"
  | "outcode"
  /** Letters of a postcode: `SE`. */
  | "postcode-area"
  | "postcode"
  | "station"
  | "university"
  | "school"
  | "street";

/** Streets come only from geocoders. */
export interface Place {
  id: string;
  name: string;
  kind: PlaceKind;
  /** A city with homes, otherwise null, even close to London. */
  city: string | null;
  lat: number;
  long: number;
  detail: string;
}

const namesItself: ReadonlySet<PlaceKind> = new Set([
  "city",
  "outcode",
  "postcode-area",
  "postcode",
]);

export const maxPlaces = 8;
export const maxPlaceText = 100;

/** Returns text that finds the same place when typed again: `Old Street station`. */
export function formatPlaceLabel({
  name,
  kind,
  city,
}: Pick<Place, "name" | "kind" | "city">): string {
  if (namesItself.has(kind)) return name;
  const elsewhere = city === null || city === "London" || name.includes(city) ? "" : `, ${city}`;
  return formatPlaceName({ name, kind }) + elsewhere;
}

export function formatPlaceName({ name, kind }: Pick<Place, "name" | "kind">): string {
  if (kind === "station" && !/\bstation$/i.test(name)) return `${name} station`;
  if (kind === "borough" && !/\b(borough|City of)\b/i.test(name)) return `${name} borough`;
  return name;
}
