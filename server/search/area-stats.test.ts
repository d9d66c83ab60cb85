import { beforeAll, describe, expect, test } from "vitest";
import type { Area } from "../../domain/places/area.ts";
import type { Listing } from "../../domain/listings/listing.ts";
import { findArea } from "../places/gazetteer/areas.ts";
import { findNearbyAreas, openAreaStatsCache } from "./area-stats-cache.ts";
import { createListing } from "../testing/listing.ts";
import { calculateAreaStats, listAreasWithCounts } from "./area-stats.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines, useDatabase } from "../testing/database.ts";

/** In the middle of Shoreditch unless a home says otherwise. */
const homes: Partial<Listing>[] = [
  { rentPcm: 1500 },
  { rentPcm: 2001 },
  { rentPcm: 1900, area: "Hoxton", outcode: "N1", lat: 51.531, long: -0.081 },
  { rentPcm: 4000, lat: 51.48, long: -0.1, outcode: "SE5" },
  { rentPcm: 9000, status: "let-agreed" },
  { rentPcm: 9000, status: "withdrawn" },
  { rentPcm: 900, area: "Ancoats", city: "Manchester", outcode: "M4", lat: 53.484, long: -2.228 },
];

function getArea(slug: string): Area {
  const found = findArea(slug);
  if (!found) throw new Error(`There is no area ${slug}.`);
  return found;
}

describe.each(testEngines)("On the %s engine", (engine) => {
  const database = useDatabase(engine);

  beforeAll(async () => {
    const rows = homes.map((home, index) =>
      createListing({ id: `p${index}`, agentRef: `r${index}`, ...home }),
    );
    await database().orm.insert(listings).values(rows);
  });

  test.each([
    ["shoreditch", { homes: 4, medianRentPcm: 1951 }],
    ["n1", { homes: 1, medianRentPcm: 1900 }],
    ["manchester", { homes: 1, medianRentPcm: 900 }],
    ["london", { homes: 4, medianRentPcm: 1951 }],
    ["clifton", { homes: 0, medianRentPcm: null }],
  ])("the available homes of %s are %j", async (slug, stats) => {
    expect(await calculateAreaStats(database().orm, getArea(slug))).toEqual(stats);
  });

  test("an area's count matches its page, with let agreed separate", async () => {
    const counted = await listAreasWithCounts(database().orm, [
      getArea("hoxton"),
      getArea("shoreditch"),
      getArea("e2"),
    ]);
    expect(counted).toEqual([
      { slug: "hoxton", name: "Hoxton", homes: 3 },
      { slug: "shoreditch", name: "Shoreditch", homes: 4 },
      { slug: "e2", name: "E2", homes: 2 },
    ]);
    expect(await listAreasWithCounts(database().orm, [])).toEqual([]);
  });

  test("nearby are the nearest areas with a home, of the same kind, at most eight", async () => {
    const context = { database: database(), areaFigures: openAreaStatsCache() };
    const nearbyAreas = (around: Area) => findNearbyAreas(context, around);
    const around = await nearbyAreas(getArea("shoreditch"));
    expect(around).toHaveLength(8);
    expect(around.slice(0, 2)).toEqual([
      { slug: "old-street", name: "Old Street", homes: 3 },
      { slug: "hoxton", name: "Hoxton", homes: 3 },
    ]);
    expect(around.every(({ homes: count }) => count > 0)).toBe(true);
    expect((await nearbyAreas(getArea("e2")))[0]).toEqual({ slug: "n1", name: "N1", homes: 1 });
    expect(await nearbyAreas(getArea("clifton"))).toEqual([]);
    const far = await nearbyAreas(getArea("uxbridge"));
    expect(far.map(({ homes: count }) => count > 0)).toContain(true);
  });
});
