import { beforeEach, describe, expect, test } from "vitest";
import { createListing } from "../testing/listing.ts";
import { listings } from "./listing-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { findWithdrawnHome } from "./withdrawn-home.ts";

describe.each(testEngines)("a home on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const keep = (changes: Parameters<typeof createListing>[0]) =>
    database().orm.insert(listings).values(createListing(changes));

  beforeEach(() => emptyTables(database()));

  test("that left the market is known by its name and place, and by nothing else", async () => {
    await keep({ id: "gone", status: "withdrawn" });
    const found = await findWithdrawnHome(database().orm, "gone");
    expect(found?.withdrawn).toEqual({
      id: "gone",
      name: "Loriner Street",
      area: "Shoreditch",
      city: "London",
      outcode: "E2",
    });
  });

  test("that left the market is compared with others by its rooms, its rent and where its pin was", async () => {
    const position = { lat: 51.527123, long: -0.077456, locationAccurate: false };
    await keep({ id: "gone", status: "withdrawn", bedrooms: 3, rentPcm: 2400, ...position });
    const found = await findWithdrawnHome(database().orm, "gone");
    const compared = { id: "gone", lat: 51.527, long: -0.077, bedrooms: 3, rentPcm: 2400 };
    expect(found?.compared).toEqual(compared);
  });

  test("that is available or let agreed has not left the market, nor has an unknown one", async () => {
    await keep({ id: "shown", agentRef: "1" });
    await keep({ id: "agreed", agentRef: "2", status: "let-agreed" });
    for (const id of ["shown", "agreed", "nowhere", "\u0000"]) {
      expect(await findWithdrawnHome(database().orm, id)).toBeNull();
    }
  });
});
