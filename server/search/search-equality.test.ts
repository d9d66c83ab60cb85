import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  listingStatuses,
  type PublicListing,
  specialFeatures,
} from "../../domain/listings/listing.ts";
import { furnishings, propertyTypes } from "../../domain/listings/facts/plain-facts.ts";
import { createSearchMatcher } from "../../domain/search/search-match.ts";
import { type Searchable, sortKeys } from "../../domain/search/search-conditions.ts";
import {
  emptyFilter,
  type SearchFilter,
  type SearchSort,
  searchSorts,
} from "../../domain/search/search.ts";
import { findArea } from "../places/gazetteer/areas.ts";
import { createListing } from "../testing/listing.ts";
import { readSummaries } from "../listings/listings.ts";
import { listings } from "../listings/listing-tables.ts";
import { runSearch } from "./search-listings.ts";
import { everyEngine, testEngines, useDatabase } from "../testing/database.ts";
import { readFuzzEngines, readFuzzRuns } from "../testing/fuzz-seed.ts";

/** As the database should sort: let agreed homes last. */
function compareBy(sort: SearchSort): (one: Searchable, other: Searchable) => number {
  return (one, other) => {
    const agreed = Number(one.status === "let-agreed") - Number(other.status === "let-agreed");
    if (agreed !== 0) return agreed;
    for (const { by, down } of sortKeys[sort]) {
      if (one[by] !== other[by]) return one[by] < other[by] === down ? 1 : -1;
    }
    return 0;
  };
}

const runs = readFuzzRuns(50);
const today = "2026-07-21";
const around = { lat: 51.526, long: -0.078 };
const days = ["2026-07-20", today, "2026-07-22", "2026-08-10"];
const words = [
  "Café",
  "CAFE",
  "cafe\u0301",
  "King’s",
  "Kings",
  "100%",
  "O_e",
  String.raw`a\b`,
  "a|!b",
];
const districts = ["E1", "E1W", "E2", "N1", "N16", "SW1V"];
const places = ["Shoreditch", "Hoxton", "Brixton"];
const cities = ["London", "Manchester"];
/** The first three meet where the homes are. The last is defined by its outcodes. */
const boroughs = ["Hackney", "Islington", "Tower Hamlets", "Salford"].map(
  (name) => `${name} borough`,
);

const pickFrom = <T>(values: readonly T[]) => fc.constantFrom(...values);
const orNull = <T>(values: readonly T[]) => fc.constantFrom(null, ...values);
const createDegrees = (middle: number) =>
  fc.double({ min: middle - 0.04, max: middle + 0.04, noNaN: true });
const name = fc.array(pickFrom([...words, "Loriner", "Wharf", "É"]), {
  minLength: 1,
  maxLength: 3,
});
const moment = fc
  .date({
    min: new Date("2026-07-12T00:00:00Z"),
    max: new Date("2026-07-21T12:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => new Date(Math.floor(date.getTime() / 1_800_000) * 1_800_000));

const home = fc.record({
  status: pickFrom(listingStatuses),
  name: name.map((parts) => parts.join(" ")),
  displayAddress: name.map((parts) => parts.join(", ")),
  area: pickFrom(places),
  city: pickFrom(cities),
  outcode: pickFrom(districts),
  propertyType: pickFrom(propertyTypes),
  furnishing: orNull(furnishings),
  bedrooms: fc.nat(6),
  bathrooms: orNull([1, 2, 3]),
  rentPcm: pickFrom([900, 1500, 1501, 2000, 7000]),
  availableFrom: orNull(days),
  specialFeatures: fc.subarray([...specialFeatures]),
  lat: createDegrees(around.lat),
  long: createDegrees(around.long),
  listedAt: moment,
  letAgreedAt: fc.option(moment),
});

const rents = pickFrom([900, 1500, 1501, 2000, 7000]);
const box = fc
  .record({ lat: createDegrees(around.lat), long: createDegrees(around.long) })
  .map((corner) => ({
    west: corner.long - 0.02,
    south: corner.lat - 0.02,
    east: corner.long,
    north: corner.lat,
  }));
const wishes: { [K in keyof SearchFilter]: fc.Arbitrary<SearchFilter[K]> } = {
  home: pickFrom(["p1", "p17", "p399", "nowhere"]),
  area: pickFrom([...places, ...districts, ...cities, ...boroughs]),
  centre: fc.record({ lat: createDegrees(around.lat), long: createDegrees(around.long) }),
  box,
  text: fc.oneof(pickFrom([...words, "lor", "SHORE", "a\0b", "\0", "%"]), fc.string()),
  rentMin: rents,
  rentMax: rents,
  bedsMin: fc.nat(4),
  bedsMax: fc.nat(6),
  bathMin: pickFrom([0, 1, 2]),
  propertyType: pickFrom(propertyTypes),
  furnishing: pickFrom(["Furnished", "Unfurnished"]),
  available: pickFrom(["now", ...days]),
  features: fc.subarray([...specialFeatures], { maxLength: 2 }),
  sort: pickFrom(searchSorts),
};
/** One to three criteria. More would match no homes and prove nothing. */
const filter = fc
  .record(wishes)
  .chain((all) =>
    fc
      .subarray(Object.entries(all), { minLength: 1, maxLength: 3 })
      .map((some): SearchFilter => ({ ...emptyFilter, ...Object.fromEntries(some) })),
  );

describe.each(readFuzzEngines(everyEngine, testEngines))("On the %s engine", (engine) => {
  const database = useDatabase(engine);
  const stored: PublicListing[] = [];

  beforeAll(async () => {
    const rows = fc.sample(home, 400).map((facts, index) => ({
      ...createListing({ id: `p${index}`, agentRef: `r${index}` }),
      ...facts,
    }));
    await database().orm.insert(listings).values(rows);
    for (const { listedAt, letAgreedAt, ...row } of rows) {
      stored.push({
        ...row,
        listedAt: listedAt.toISOString(),
        letAgreedAt: letAgreedAt?.toISOString() ?? null,
        previousRentPcm: null,
        reducedAt: null,
      });
    }
  });

  const patience = { timeout: 150_000 + 1000 * runs };
  test(
    "a search finds the same homes in the same order as the matching in memory",
    patience,
    async () => {
      const counts: number[] = [];
      const check = async (wanted: SearchFilter) => {
        const area = wanted.area === null ? null : findArea(wanted.area);
        const search = { filter: wanted, area, today };
        const page = { offset: 0, limit: 1000 };
        const all = await runSearch(database().orm, search, page, readSummaries);
        const { listings: found, total } = all;
        const expected = stored
          .filter(createSearchMatcher(search))
          .toSorted(compareBy(wanted.sort));
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(total).toBe(expected.length);
        counts.push(total);
      };
      await check(emptyFilter);
      await fc.assert(fc.asyncProperty(filter, check), { numRuns: runs });
      expect(counts.filter((count) => count > 0).length).toBeGreaterThan(runs / 2);
    },
  );
});
