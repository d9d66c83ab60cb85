import { formatPlaceLabel } from "../../domain/places/place.ts";
import type { PlaceSearch } from "../../domain/search/place-search.ts";
import { emptyFilter, type SearchFilter } from "../../domain/search/search.ts";
import type { RequestedPlace } from "../../domain/search/found-homes.ts";
import type { AppContext } from "../app-context.ts";
import { resolvePlace } from "./resolve-place.ts";
import { searchSummaries } from "./search-homes.ts";

interface Calls {
  resolve: typeof resolvePlace;
  search: typeof searchSummaries;
}

/**
 * Resolves the text of a search to a filter for the server and a label. A map section or point in
 * the filter wins over the text. Within an area the text only has to be mentioned by homes.
 * @param calls replaced in tests
 */
export async function findRequestedPlace(
  app: AppContext,
  filter: SearchFilter,
  { resolve, search }: Calls = { resolve: resolvePlace, search: searchSummaries },
): Promise<{ filter: SearchFilter; requestedPlace: RequestedPlace | null }> {
  const { text } = filter;
  if (text === null || text.trim() === "") return { filter, requestedPlace: null };
  if (filter.box !== null || filter.centre !== null)
    return { filter: { ...filter, text: null }, requestedPlace: null };
  if (filter.area !== null) return { filter, requestedPlace: null };
  const isMentioned = async () => {
    const request = { filter: { ...emptyFilter, text }, offset: 0, limit: 1 };
    return (await search(app, request)).total > 0;
  };
  const found = await resolve(app.places, text);
  if (found !== null && !(found.guessed && (await isMentioned()))) {
    const requestedPlace = {
      text,
      understood: "place" as const,
      place: toRequestedPlace(found),
      lines: formatPlaceLines(found, text),
    };
    return { filter: { ...filter, ...found.within, text: null }, requestedPlace };
  }
  if (await isMentioned()) {
    const lines = [`Homes that mention “${text}”.`];
    return { filter, requestedPlace: { text, understood: "homes", place: null, lines } };
  }
  const lines = [
    `We don’t know a place called “${text}”, so here are all our homes.`,
    "Try an area, a postcode, a station or a school in London, Manchester, Liverpool or Bristol.",
  ];
  const unknown = { text, understood: "unknown" as const, place: null, lines };
  return { filter: { ...filter, text: null }, requestedPlace: unknown };
}

function toRequestedPlace({ place, within, approximate }: PlaceSearch): string {
  if (approximate && within.area !== null) return within.area.toUpperCase();
  // A sub-district is searched as its district.
  if (place.kind === "outcode" && within.area !== null) return within.area.toUpperCase();
  return formatPlaceLabel(place);
}

function formatPlaceLines(found: PlaceSearch, text: string): string[] {
  const name = toRequestedPlace(found);
  const homes = found.within.centre
    ? `Homes within a mile of ${name}`
    : `Homes ${found.approximate ? "around" : "in"} ${name}`;
  const lines = [`${homes}.`];
  if (found.approximate) lines.push(`${found.place.name}: ${lowercase(found.place.detail)}.`);
  if (found.part !== null)
    lines.push(`The only part of “${text}” we recognise is “${found.part}”.`);
  else if (found.guessed) lines.push(`You typed “${text}”.`);
  return lines;
}

function lowercase(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
