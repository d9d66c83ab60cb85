import { maxPlaces, type Place, type PlaceKind } from "../../domain/places/place.ts";
import { matchWithTypos, matchLiterally, type PlaceKey, type PlaceMatch } from "./place-match.ts";
import { splitPlaceWords, type PlaceWords } from "./place-words.ts";

export interface NamedPlace {
  place: Place;
  aliases: readonly string[];
}

interface Entry {
  place: Place;
  keys: readonly PlaceKey[];
}

export interface FoundPlace extends PlaceMatch {
  place: Place;
}

export type PlaceIndex = readonly Entry[];

interface PlaceSearchOptions {
  city?: string | null;
  max?: number;
  forgiving?: boolean;
}

/** Words people add to a place's name. */
const kindWords: Record<PlaceKind, string> = {
  city: "",
  borough: "borough council royal",
  neighbourhood: "area",
  outcode: "postcode district",
  "postcode-area": "postcode area",
  postcode: "postcode",
  station: "station tube underground overground rail train tram metrolink dlr stop",
  university: "university uni campus",
  school: "school",
  street: "",
};
const everywhere = ["uk", "england", "united", "kingdom", "gb", "greater"];

export function indexPlaces(named: readonly NamedPlace[]): PlaceIndex {
  return named.map(({ place, aliases }) => {
    const kind = kindWords[place.kind].split(" ").filter(Boolean);
    const besides = new Set([...splitPlaceWords(place.city ?? "").words, ...kind, ...everywhere]);
    const names = [place.name, ...aliases];
    return { place, keys: names.map((name) => ({ ...splitPlaceWords(name), besides })) };
  });
}

/**
 * Searches by a typed text or prefix: whole names first, then prefixes, then later words. Typos are
 * forgiven only if nothing matches exactly. Among equals areas come before stations, shorter names
 * before longer.
 * @param city restricts results, besides the cities themselves; null for all
 * @param most maximum number of results
 * @param forgiving whether to allow typos
 */
export function searchPlaces(
  index: PlaceIndex,
  text: string,
  { city = null, max = maxPlaces, forgiving = true }: PlaceSearchOptions = {},
): FoundPlace[] {
  const typed = splitPlaceWords(text);
  if (typed.words.length === 0) return [];
  const asTyped = matches(index, typed, matchLiterally);
  const all = asTyped.length > 0 || !forgiving ? asTyped : matches(index, typed, matchWithTypos);
  return all
    .filter(({ place }) => isWithin(place, city))
    .map((found) => ({ found, rank: rankPlace(found) }))
    .toSorted((a, b) => a.rank - b.rank || (a.found.place.name < b.found.place.name ? -1 : 1))
    .slice(0, max)
    .map(({ found }) => found);
}

export function isWithin({ city, kind }: Place, chosen: string | null): boolean {
  return chosen === null || city === chosen || kind === "city";
}

function matches(
  index: PlaceIndex,
  typed: PlaceWords,
  match: (typed: PlaceWords, key: PlaceKey) => PlaceMatch | null,
): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const { place, keys } of index) {
    let best: PlaceMatch | null = null;
    for (const key of keys) {
      const one = match(typed, key);
      if (one && (best === null || rankFit(one) < rankFit(best))) best = one;
    }
    if (best) found.push({ place, ...best });
  }
  return found;
}

const fits = { exact: 0, start: 1, words: 2, typo: 3 };
const kinds: Record<PlaceKind, number> = {
  city: 0,
  neighbourhood: 1,
  outcode: 1,
  "postcode-area": 1,
  postcode: 1,
  borough: 2,
  station: 3,
  university: 4,
  school: 5,
  street: 6,
};

function rankFit({ fit, typos, share }: PlaceMatch): number {
  return fits[fit] + typos / 10 + (fit === "typo" ? (1 - share) / 20 : 0);
}

/** Gives London a slight preference, as it has most homes. */
function rankPlace(found: FoundPlace): number {
  const { place, fit } = found;
  const away = place.city === "London" ? 0 : 0.002;
  // For exact matches prefer the longer name, which contains more of what was typed.
  const length = (fit === "exact" ? -1 : 1) * place.name.length;
  return rankFit(found) + away + kinds[place.kind] / 1000 + length / 1_000_000;
}
