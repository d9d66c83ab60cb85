import { describe, expect, test } from "vitest";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { listingRecords } from "./listing-record-tables.ts";
import { addMissingRecords } from "./listing-records.ts";
import { listings } from "./listing-tables.ts";

describe.each(testEngines)("records of homes of a feed, on the %s engine", (engine) => {
  const database = useDatabase(engine);

  test("a reference that has its record already is no failure, as for who comes second", async () => {
    await emptyTables(database());
    const { orm } = database();
    const { branchId, agentRef, ...home } = createListing();
    await orm.insert(listings).values({ ...home, branchId, agentRef });
    const first = { id: "p1", origin: "blm", branchId, agentRef, state: "available" } as const;
    await orm.insert(listingRecords).values(first);
    await orm.transaction((tx) => addMissingRecords(tx, [home.id], "blm"));
    expect(await orm.$count(listingRecords)).toBe(1);
  });
});
