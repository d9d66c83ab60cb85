import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { unknownMaterialInformation } from "../../domain/listings/facts/material-facts.ts";
import { createListing } from "../testing/listing.ts";
import { findListingsById } from "./listings-by-id.ts";
import { findPublicListing, readListings, readSummaries } from "./listings.ts";
import { listings } from "./listing-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";

describe.each(testEngines)("listings by id on the %s engine", (engine) => {
  const database = useDatabase(engine);

  async function keep(id: string, status: "available" | "let-agreed" | "withdrawn" = "available") {
    await database()
      .orm.insert(listings)
      .values(createListing({ id, agentRef: id, status }));
  }
  async function found(ids: string[]) {
    return (await findListingsById(database().orm, ids, readSummaries)).map(({ id }) => id);
  }

  beforeEach(() => emptyTables(database()));

  test("come in the order asked for, each once", async () => {
    for (const id of ["a", "b", "c"]) await keep(id);
    expect(await found(["c", "a", "c", "b"])).toEqual(["c", "a", "b"]);
  });

  test("are those that may be shown: available or let agreed", async () => {
    await keep("shown");
    await keep("agreed", "let-agreed");
    await keep("hidden", "withdrawn");
    expect(await found(["hidden", "agreed", "nowhere", "shown"])).toEqual(["agreed", "shown"]);
  });

  test("contain nothing private", async () => {
    await keep("a");
    for (const read of [readListings, readSummaries]) {
      const [home] = await findListingsById<{ id: string }>(database().orm, ["a"], read);
      for (const key of ["address", "incode", "branchId", "agentRef"]) {
        expect(home).not.toHaveProperty(key);
      }
    }
  });

  test("stored before the site asked for a fact have it as not known", async () => {
    await keep("a");
    await database().orm.execute(sql`update listings set material = material - 'mobileSignal'`);
    const [home] = await findListingsById(database().orm, ["a"], readListings);
    const { heating } = createListing().material;
    expect(home?.material).toMatchObject({ heating, mobileSignal: null });
  });

  test("have no minimum term in England, whatever is stored", async () => {
    const material = { ...unknownMaterialInformation, minimumTerm: 6 };
    await database()
      .orm.insert(listings)
      .values([
        createListing({ id: "a", agentRef: "a", material }),
        createListing({ id: "b", agentRef: "b", outcode: "CF10", material }),
      ]);
    const homes = await findListingsById(database().orm, ["a", "b"], readListings);
    expect(homes.map((home) => home.material.minimumTerm)).toEqual([null, 6]);
    const one = await findPublicListing(database().orm, "a");
    expect(one?.material.minimumTerm).toBeNull();
  });

  test("are limited to fifty", async () => {
    const ids = Array.from({ length: 51 }, (_, n) => `p${n}`);
    await database()
      .orm.insert(listings)
      .values(ids.map((id) => createListing({ id, agentRef: id })));
    expect(await found(ids)).toEqual(ids.slice(0, 50));
  });

  test("are not found by an invalid id", async () => {
    await keep("a");
    expect(await found(["", "a'; drop table listings", "\u0000", "é", "a"])).toEqual(["a"]);
  });
});
