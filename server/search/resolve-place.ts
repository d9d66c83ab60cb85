import { placeLabel } from "../../domain/places/place.ts";
import type { PlaceSearch } from "../../domain/search/place-search.ts";
import { findArea } from "../places/areas.ts";
import { gazetteer } from "../places/gazetteer.ts";
import type { Candidate } from "../places/place-candidate.ts";
import type { PlaceFinder } from "../places/place-finder.ts";
import { readPostcode } from "../places/postcodes.ts";

/** A service's Richmond may be another one than the one with a page. */
const ownPlaces = new Set(gazetteer);
const withPage = new Set(["city", "borough", "neighbourhood", "outcode", "postcode-area"]);

/** Letters without which the beginning of a name says too little. */
const fewest = 4;
/** The part of a name that must be typed for it to be meant. */
const half = 0.5;

/**
 * The search that a typed text means: a place named in full or nearly so, or the half-typed name
 * of the best one. Null where it names nothing that we know.
 */
export async function resolvePlace(
  places: Pick<PlaceFinder, "find">,
  text: string,
): Promise<PlaceSearch | null> {
  const [best] = (await places.find(text, null)).found;
  if (best === undefined || !isMeant(best, text)) return null;
  const { place, approximate, fit, part } = best;
  const within = withinPlace(best, part ?? text);
  return { place, within, approximate, part, guessed: fit === "typo" || part !== null };
}

function isMeant({ fit, share }: Candidate, text: string): boolean {
  if (fit === "exact") return true;
  return text.trim().length >= fewest && share >= (fit === "start" ? half : 0.8);
}

function withinPlace({ place, approximate }: Candidate, text: string): PlaceSearch["within"] {
  const nowhere = { area: null, centre: null, box: null };
  if (approximate) return { ...nowhere, area: getSlug(readPostcode(text)?.outcode.code ?? "") };
  if (ownPlaces.has(place) && withPage.has(place.kind)) {
    return { ...nowhere, area: getSlug(placeLabel(place)) };
  }
  return { ...nowhere, centre: { lat: place.lat, long: place.long } };
}

function getSlug(name: string): string | null {
  return findArea(name)?.slug ?? null;
}
