import type { Place } from "../../domain/places/place.ts";

/** Which places are wanted. */
export interface PlaceLookupOptions {
  /** Its own alone, and the other cities by name. */
  city?: string | undefined;
  /** Streets and houses, as a geocoder knows them, and nothing else. */
  addresses?: boolean | undefined;
}

/**
 * Asks the server what a text may mean. Nothing comes back where the server can't be asked: the
 * text can be searched for all the same.
 */
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
