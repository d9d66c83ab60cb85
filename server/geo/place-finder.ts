import type { Logger } from "pino";
import { maxPlaces, type Place, placeLabel } from "../../domain/place.ts";
import type { Config } from "../config.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { expiringCache } from "./expiring-cache.ts";
import { gazetteerIndex } from "./gazetteer.ts";
import { askPhoton, type Located } from "./photon.ts";
import { type FoundPlace, searchPlaces } from "./place-index.ts";
import { placeWords } from "./place-words.ts";
import { askPostcodesIo } from "./postcodes-io.ts";
import { approximatePostcode, outcodeBegun, readPostcode } from "./postcodes.ts";

/** A place, and how sure the text means it. */
export interface Candidate {
  place: Place;
  fit: FoundPlace["fit"];
  share: number;
  /** A postcode whose street we don't know, only its district. */
  approximate: boolean;
}

export interface Candidates {
  found: Candidate[];
  /** A service that should have been asked did not answer: the next answer may be better. */
  partial: boolean;
}

export interface PlaceFinder {
  /** At most `maxPlaces`, best first. Never throws because a service fails. */
  find: (text: string, city: string | null) => Promise<Candidates>;
}

export type PlaceSettings = Pick<Config, "geocoder" | "photonUrl" | "postcodesUrl">;

const day = 86_400_000;

/**
 * The gazetteer, and the services that the settings name.
 * @param limit how often a service may be asked, all visitors together: its owner is a neighbour
 */
export function openPlaceFinder(
  settings: PlaceSettings,
  log: Pick<Logger, "warn">,
  now: () => Date,
  limit: RateLimit,
): PlaceFinder {
  const known = expiringCache<Place[]>({ most: 2000, milliseconds: day }, now);
  /** Null where the service could not be asked or did not answer. */
  async function asked(name: string, key: string, ask: () => Promise<Located>) {
    const kept = known.get(`${name} ${key}`);
    if (kept) return kept;
    if ((await limit(name)) !== null) return null;
    const located = await ask();
    if (located.ok) known.set(`${name} ${key}`, located.places);
    else log.warn(`${name} gave no places (${located.why}): the gazetteer answers alone.`);
    return located.ok ? located.places : null;
  }

  async function byPostcode(text: string): Promise<Candidates | null> {
    const postcode = readPostcode(text);
    if (postcode === null) return null;
    const { postcodesUrl } = settings;
    const places = postcodesUrl
      ? await asked("postcodes.io", postcode.text, () => askPostcodesIo(postcodesUrl, postcode))
      : [];
    const district = searchPlaces(gazetteerIndex, postcode.outcode.code, { most: 1 });
    const place = places?.[0] ?? approximatePostcode(postcode);
    const exact = { fit: "exact" as const, share: 1 };
    return {
      found: [{ place, ...exact, approximate: !places?.[0] }, ...district.map(candidate)],
      partial: places === null,
    };
  }

  async function byName(text: string, city: string | null): Promise<Candidates> {
    const own = searchPlaces(gazetteerIndex, text, { city }).map(candidate);
    const { geocoder, photonUrl } = settings;
    if (geocoder !== "photon" || photonUrl === null) return { found: own, partial: false };
    const words = placeWords(text).words.join(" ");
    if (words.length < 3) return { found: own, partial: false };
    const places = await asked("Photon", `${city ?? ""} ${words}`, () =>
      askPhoton(photonUrl, text, city),
    );
    return { found: joined(own, places ?? []), partial: places === null };
  }

  return {
    async find(text, city) {
      return (await byPostcode(text)) ?? byName(outcodeBegun(text)?.code ?? text, city);
    },
  };
}

function candidate({ place, fit, share }: FoundPlace): Candidate {
  return { place, fit, share, approximate: false };
}

/** What we know as typed first, for it has pages; then the service's; mistyped guesses last. */
function joined(own: Candidate[], places: readonly Place[]): Candidate[] {
  const sure = own.filter(({ fit }) => fit !== "typo");
  const theirs = places.map((place) => ({
    place,
    fit: "typo" as const,
    share: 1,
    approximate: false,
  }));
  const guesses = own.filter(({ fit }) => fit === "typo");
  const byText = new Map<string, Candidate>();
  for (const one of [...sure, ...theirs, ...guesses]) {
    const key = placeWords(placeLabel(one.place)).joined;
    if (!byText.has(key)) byText.set(key, one);
  }
  return [...byText.values()].slice(0, maxPlaces);
}
