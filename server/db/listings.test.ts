import { beforeEach, describe, expect, test } from "vitest";
import { aListing } from "../testing-listing.ts";
import { findPublicListing } from "./listings.ts";
import { listings } from "./schema.ts";
import { emptyTables, testEngines, useDatabase } from "./testing.ts";

describe.each(testEngines)("a listing for visitors on the %s engine", (engine) => {
  const database = useDatabase(engine);

  beforeEach(() => emptyTables(database()));

  test("says where it is to three decimals, unless its position is known exactly", async () => {
    const place = { lat: 51.526512, long: -0.078549 };
    const { orm } = database();
    for (const [id, locationAccurate] of [["near", false] as const, ["there", true] as const]) {
      await orm.insert(listings).values(aListing({ id, agentRef: id, ...place, locationAccurate }));
    }
    expect(await findPublicListing(orm, "near")).toMatchObject({ lat: 51.527, long: -0.079 });
    expect(await findPublicListing(orm, "there")).toMatchObject(place);
  });
});
