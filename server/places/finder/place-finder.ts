import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { maxPlaces, type Place, formatPlaceLabel } from "../../../domain/places/place.ts";
import type { Config } from "../../config.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { gazetteerIndex } from "../gazetteer/gazetteer.ts";
import { findDistrict } from "../gazetteer/outcodes.ts";
import { fetchPhotonAddresses } from "./photon-addresses.ts";
import { fetchPhotonPlaces, type PlaceLookupResult } from "./photon.ts";
import { toCandidate, type Candidate, type Candidates } from "../place-candidate.ts";
import { isWithin, searchPlaces } from "../place-index.ts";
import { findInText } from "../place-in-text.ts";
import { splitPlaceWords } from "../place-words.ts";
import { fetchPostcode } from "./postcodes-io.ts";
import { createApproximatePlace, findOutcodePrefix, readPostcode } from "../gazetteer/postcodes.ts";

export interface PlaceFinder {
  /** Returns at most `maxPlaces`, best first. Never throws when a service fails. */
  find: (text: string, city: string | null) => Promise<Candidates>;
  findAddresses: (text: string) => Promise<Place[]>;
}

export type PlaceSettings = Pick<Config, "geocoder" | "photonUrl" | "postcodesUrl">;

const day = 86_400_000;

/**
 * Searches the gazetteer and the configured services.
 * @param limit rate limit per service across all visitors
 */
export function openPlaceFinder(
  settings: PlaceSettings,
  log: Pick<Logger, "warn">,
  now: () => Date,
  limit: RateLimit,
): PlaceFinder {
  const photon = settings.geocoder === "photon" ? settings.photonUrl : null;
  const known = createAnswerCache(now);
  async function fetchCached(name: string, key: string, lookUp: () => Promise<PlaceLookupResult>) {
    const cached = known.get(`${name} ${key}`);
    if (cached) return cached;
    if ((await limit(name)) !== null) return null;
    const located = await lookUp();
    if (located.ok) known.set(`${name} ${key}`, located.places);
    else log.warn(`Place search: ${name} failed (${located.why}), using the gazetteer only`);
    return located.ok ? located.places : null;
  }

  async function findByPostcode(text: string, city: string | null): Promise<Candidates | null> {
    const postcode = readPostcode(text);
    if (postcode === null) return null;
    const { postcodesUrl } = settings;
    const places = postcodesUrl
      ? await fetchCached("postcodes.io", postcode.text, () =>
          fetchPostcode(postcodesUrl, postcode),
        )
      : [];
    const district = searchPlaces(gazetteerIndex, findDistrict(postcode.outcode.code), { max: 1 });
    const place = places?.[0] ?? createApproximatePlace(postcode);
    const exact = { place, fit: "exact" as const, share: 1, part: null };
    const found = [{ ...exact, approximate: !places?.[0] }, ...district.map(toCandidate)];
    const inCity = found.filter((one) => isWithin(one.place, city));
    return { found: inCity, partial: places === null };
  }

  async function findByName(text: string, city: string | null): Promise<Candidates> {
    const own = searchPlaces(gazetteerIndex, text, { city }).map(toCandidate);
    if (photon === null) return { found: own, partial: false };
    const words = splitPlaceWords(text).words.join(" ");
    if (words.length < 3) return { found: own, partial: false };
    const places = await fetchCached("Photon", `${city ?? ""} ${words}`, () =>
      fetchPhotonPlaces(photon, text, city),
    );
    const external = (places ?? []).filter((place) => city === null || place.city === city);
    return { found: mergePlaces(own, external), partial: places === null };
  }

  async function findByText(text: string, city: string | null): Promise<Candidates> {
    const begun = findOutcodePrefix(text);
    return (
      (await findByPostcode(text, city)) ??
      findByName(begun ? findDistrict(begun.code) : text, city)
    );
  }

  async function findAddresses(text: string): Promise<Place[]> {
    const words = splitPlaceWords(text).words.join(" ");
    if (photon === null || words.length < 3) return [];
    const lookUp = () => fetchPhotonAddresses(photon, text);
    return ((await fetchCached("Photon", `address ${words}`, lookUp)) ?? []).slice(0, maxPlaces);
  }

  return { find: (text, city) => findInText(findByText, text, city), findAddresses };
}

function createAnswerCache(now: () => Date): LRUCache<string, Place[]> {
  const clock = { now: () => now().getTime() };
  return new LRUCache({ max: 2000, ttl: day, ttlResolution: 0, perf: clock });
}

/** Orders our exact matches first, as they have pages, then the service's, then typo matches. */
function mergePlaces(own: Candidate[], places: readonly Place[]): Candidate[] {
  const sure = own.filter(({ fit }) => fit !== "typo");
  const external = places.map((place) => ({
    place,
    fit: "typo" as const,
    share: 1,
    approximate: false,
    part: null,
  }));
  const guesses = own.filter(({ fit }) => fit === "typo");
  const byText = new Map<string, Candidate>();
  for (const one of [...sure, ...external, ...guesses]) {
    const key = splitPlaceWords(formatPlaceLabel(one.place)).joined;
    if (!byText.has(key)) byText.set(key, one);
  }
  return [...byText.values()].slice(0, maxPlaces);
}
