export type PlaceKind =
  | "city"
  | "borough"
  | "neighbourhood"
  | "outcode"
  /** The letters of a postcode: `SE`. */
  | "postcode-area"
  | "postcode"
  | "station"
  | "university"
  | "school"
  | "street";

/** Somewhere to look for a home, as the place search answers it. Only geocoders know streets. */
export interface Place {
  id: string;
  /** As shown: `Old Street`, `E2 7DP`. */
  name: string;
  kind: PlaceKind;
  /** Of the cities with homes; null elsewhere, also for what is only near London. */
  city: string | null;
  /** The middle, degrees, WGS 84. */
  lat: number;
  long: number;
  /** A few words to tell it from its namesakes: `Station, London`. */
  detail: string;
}

const namesItself: ReadonlySet<PlaceKind> = new Set([
  "city",
  "outcode",
  "postcode-area",
  "postcode",
]);

/** Most places one answer holds. */
export const maxPlaces = 8;
/** Longest text that is looked up, characters. */
export const maxPlaceText = 100;

/**
 * The text that names a place in a search field. Typed again, it means the same place.
 * @example placeLabel(oldStreet) // "Old Street station"
 */
export function placeLabel({ name, kind, city }: Pick<Place, "name" | "kind" | "city">): string {
  if (namesItself.has(kind)) return name;
  const elsewhere = city === null || city === "London" || name.includes(city) ? "" : `, ${city}`;
  return nameWithKind({ name, kind }) + elsewhere;
}

/**
 * A name that says what it names where that is in doubt.
 * @example nameWithKind({ name: "Hackney", kind: "borough" }) // "Hackney borough"
 */
export function nameWithKind({ name, kind }: Pick<Place, "name" | "kind">): string {
  if (kind === "station" && !/\bstation$/i.test(name)) return `${name} station`;
  if (kind === "borough" && !/\b(borough|City of)\b/i.test(name)) return `${name} borough`;
  return name;
}
