import { formatPlaceLabel } from "../../domain/places/place.ts";
import type { PlaceSearch } from "../../domain/search/place-search.ts";
import { findArea } from "../places/gazetteer/areas.ts";
import { gazetteer } from "../places/gazetteer/gazetteer.ts";
import type { Candidate } from "../places/place-candidate.ts";
import type { PlaceFinder } from "../places/finder/place-finder.ts";
import { readPostcode } from "../places/gazetteer/postcodes.ts";

/** A geocoder's Richmond may be a different one from the one with a page. */
const ownPlaces = new Set(gazetteer);
const withPage = new Set(["city", "borough", "neighbourhood", "outcode", "postcode-area"]);

/** Fewer letters of a name are too ambiguous. */
const fewest = 4;
/** Share of a name that must be typed for a match. */
const half = 0.5;

/**
 * Resolves typed text to a search: a place named in full or nearly so, or the best match of a
 * half-typed name. Null if it names no known place.
 */
export async function resolvePlace(
  places: Pick<PlaceFinder, "find">,
  text: string,
): Promise<PlaceSearch | null> {
  const [best] = (await places.find(text, null)).found;
  if (best === undefined || !isMeant(best, text)) return null;
  const { place, approximate, fit, part } = best;
  const within = buildPlaceCondition(best, part ?? text);
  return { place, within, approximate, part, guessed: fit === "typo" || part !== null };
}

function isMeant({ fit, share }: Candidate, text: string): boolean {
  if (fit === "exact") return true;
  return text.trim().length >= fewest && share >= (fit === "start" ? half : 0.8);
}

function buildPlaceCondition(
  { place, approximate }: Candidate,
  text: string,
): PlaceSearch["within"] {
  const nowhere = { area: null, centre: null, box: null };
  if (approximate) return { ...nowhere, area: getSlug(readPostcode(text)?.outcode.code ?? "") };
  if (ownPlaces.has(place) && withPage.has(place.kind)) {
    return { ...nowhere, area: getSlug(formatPlaceLabel(place)) };
  }
  return { ...nowhere, centre: { lat: place.lat, long: place.long } };
}

function getSlug(name: string): string | null {
  return findArea(name)?.slug ?? null;
}
