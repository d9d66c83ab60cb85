import type { Place } from "../../domain/places/place.ts";

export interface PlaceLookupOptions {
  /** Limits suggestions to this city and the names of other cities. */
  city?: string | undefined;
  /** Limits suggestions to streets and houses from a geocoder. */
  addresses?: boolean | undefined;
}

/** Empty on failure, as the text can still be searched for. */
export async function lookUpPlaces(
  text: string,
  { city, addresses = false }: PlaceLookupOptions,
  signal: AbortSignal,
): Promise<Place[]> {
  if (text === "") return [];
  const query = new URLSearchParams({
    q: text,
    ...(city && { city }),
    ...(addresses && { for: "address" }),
  });
  try {
    const response = await fetch(`/api/places?${query}`, { signal });
    if (!response.ok) return [];
    const { places }: { places: Place[] } = await response.json();
    return places;
  } catch {
    return [];
  }
}
