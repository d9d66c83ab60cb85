import type { Place } from "../../domain/place.ts";

/**
 * Asks the server what a text may mean. Nothing comes back where the server can't be asked: the
 * text can be searched for all the same.
 */
export async function lookUpPlaces(
  text: string,
  city: string | undefined,
  signal: AbortSignal,
): Promise<Place[]> {
  if (text === "") return [];
  const query = new URLSearchParams({ q: text, ...(city && { city }) });
  try {
    const response = await fetch(`/api/places?${query}`, { signal });
    if (!response.ok) return [];
    const { places }: { places: Place[] } = await response.json();
    return places;
  } catch {
    return [];
  }
}
