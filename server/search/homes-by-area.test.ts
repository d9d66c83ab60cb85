import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { areas } from "../places/gazetteer/areas.ts";
import { createListing } from "../testing/listing.ts";
import { listAreasWithCounts } from "./area-stats.ts";
import { countHomesInAreas } from "./homes-by-area.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines, useDatabase } from "../testing/database.ts";

const listed = areas.filter(
  ({ kind, city }) => kind === "city" || (city === "London" && kind !== "borough"),
);
const home = fc.record({
  lat: fc.double({ min: 51.45, max: 51.55, noNaN: true }),
  long: fc.double({ min: -0.2, max: 0, noNaN: true }),
  outcode: fc.constantFrom("E1", "E1W", "EC1V", "SE1", "SE10", "SW1A", "M4"),
  area: fc.constantFrom("Shoreditch", "Brixton", "Nowhere"),
  city: fc.constantFrom("London", "Manchester"),
  status: fc.constantFrom("available", "let-agreed", "withdrawn"),
});

describe.each(testEngines)("On the %s engine", (engine) => {
  const database = useDatabase(engine);

  beforeAll(async () => {
    const rows = fc
      .sample(home, 200)
      .map((facts, index) => createListing({ id: `p${index}`, agentRef: `r${index}`, ...facts }));
    await database().orm.insert(listings).values(rows);
  });

  test("every area has as many homes as when counted alone", async () => {
    const counted = await countHomesInAreas(database().orm, listed);
    const alone = await listAreasWithCounts(database().orm, listed);
    expect(alone.filter(({ homes }) => homes > 0).length).toBeGreaterThan(20);
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(alone.map(({ slug, homes }) => [slug, homes])),
    );
  });
});
