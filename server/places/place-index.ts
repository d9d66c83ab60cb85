import MiniSearch from "minisearch";
import { maxPlaces, type Place, type PlaceKind } from "../../domain/places/place.ts";
import {
  createKeyDocument,
  createPlaceQuery,
  keyFields,
  maxPlaceTypos,
  type PlaceKey,
  type PlaceMatch,
  ratePlaceMatch,
} from "./place-match.ts";
import { splitPlaceWords, type PlaceWords } from "./place-words.ts";

export interface NamedPlace {
  place: Place;
  aliases: readonly string[];
}

interface IndexedKey extends PlaceKey {
  place: Place;
}

export interface FoundPlace extends PlaceMatch {
  place: Place;
}

export interface PlaceIndex {
  engine: MiniSearch;
  /** By the engine's ids. */
  keys: readonly IndexedKey[];
}

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
  const keys = named.flatMap(listKeys);
  const engine = new MiniSearch({ fields: keyFields });
  engine.addAll(keys.map((key, id) => ({ id, ...createKeyDocument(key) })));
  return { engine, keys };
}

function listKeys({ place, aliases }: NamedPlace): IndexedKey[] {
  const besides = [
    ...splitPlaceWords(place.city ?? "").words,
    ...splitPlaceWords(kindWords[place.kind]).words,
    ...everywhere,
  ];
  return [place.name, ...aliases].map((name) => {
    const key = splitPlaceWords(name);
    const others = besides.filter((word) => !key.words.includes(word));
    return { place, ...key, besides: new Set(others) };
  });
}

/**
 * Searches by a typed text or prefix: whole names first, then prefixes, then later words. Typos are
 * forgiven only if nothing matches exactly. Among equals areas come before stations, shorter names
 * before longer.
 * @param city restricts results, besides the cities themselves; null for all
 * @param max number of results
 * @param forgiving whether to allow typos
 */
export function searchPlaces(
  index: PlaceIndex,
  text: string,
  { city = null, max = maxPlaces, forgiving = true }: PlaceSearchOptions = {},
): FoundPlace[] {
  const typed = splitPlaceWords(text);
  if (typed.words.length === 0) return [];
  return listBestMatches(index, typed, forgiving ? maxPlaceTypos : 0)
    .filter(({ place }) => isWithin(place, city))
    .map((found) => ({ found, rank: rankPlace(found) }))
    .toSorted((a, b) => a.rank - b.rank || (a.found.place.name < b.found.place.name ? -1 : 1))
    .slice(0, max)
    .map(({ found }) => found);
}

export function isWithin({ city, kind }: Place, chosen: string | null): boolean {
  return chosen === null || city === chosen || kind === "city";
}

function listBestMatches(index: PlaceIndex, typed: PlaceWords, maxTypos: number): FoundPlace[] {
  for (let typos = 0; typos <= maxTypos; typos++) {
    const found = listMatches(index, typed, typos);
    if (found.length > 0) return found;
  }
  return [];
}

function listMatches({ engine, keys }: PlaceIndex, typed: PlaceWords, typos: number): FoundPlace[] {
  const found = new Map<Place, FoundPlace>();
  for (const result of engine.search(createPlaceQuery(typed, typos))) {
    const key: IndexedKey = keys[result.id]!;
    const match = ratePlaceMatch(typed, key, result, typos > 0);
    const best = found.get(key.place);
    if (match && (!best || rankFit(match) < rankFit(best)))
      found.set(key.place, { place: key.place, ...match });
  }
  return [...found.values()];
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

function rankFit({ fit, share, score }: PlaceMatch): number {
  return fits[fit] + (fit === "typo" ? (1 - share) / 20 - score / 1000 : 0);
}

/** Gives London a slight preference, as it has most homes. */
function rankPlace(found: FoundPlace): number {
  const { place, fit } = found;
  const away = place.city === "London" ? 0 : 0.002;
  // For exact matches prefer the longer name, which contains more of what was typed.
  const length = (fit === "exact" ? -1 : 1) * place.name.length;
  return rankFit(found) + away + kinds[place.kind] / 1000 + length / 1_000_000;
}
