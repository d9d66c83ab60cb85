import { beforeEach, describe, expect, test } from "vitest";
import type { Listing } from "../../domain/listings/listing.ts";
import { createSimilarMatcher, maxSimilar } from "../../domain/listings/similar-homes.ts";
import { createListing } from "../testing/listing.ts";
import { listings } from "./listing-tables.ts";
import { readSimilarHomes } from "./similar-homes.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";

describe.each(testEngines)("similar homes on the %s engine", (engine) => {
  const database = useDatabase(engine);

  const kept: Listing[] = [];
  async function keep(id: string, changes: Partial<Listing> = {}) {
    const home = createListing({ id, agentRef: id, ...changes });
    kept.push(home);
    await database().orm.insert(listings).values(home);
  }
  const near = { bedrooms: 2, rentPcm: 2000, lat: 51.5, long: -0.1 };
  async function found() {
    const home = { ...near, id: "this" };
    const isSimilar = createSimilarMatcher(home);
    const ids = (await readSimilarHomes(database().orm, home)).map(({ id }) => id);
    const similar = kept.filter((other) => other.status === "available" && isSimilar(other));
    expect(similar.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    if (ids.length < maxSimilar) expect(ids).toHaveLength(similar.length);
    return ids;
  }

  beforeEach(async () => {
    kept.length = 0;
    await emptyTables(database());
    await keep("this", near);
  });

  test("come nearest first, east and north alike, and without the home itself", async () => {
    // 0.01 degrees are 1112 m to the north, 692 m to the east
    await keep("north", { ...near, lat: 51.51 });
    await keep("east", { ...near, long: -0.09 });
    await keep("here", near);
    expect(await found()).toEqual(["here", "east", "north"]);
  });

  test("have as many bedrooms, one more or one less", async () => {
    for (const bedrooms of [0, 1, 2, 3, 4]) await keep(`beds${bedrooms}`, { ...near, bedrooms });
    expect(await found()).toEqual(["beds1", "beds2", "beds3"]);
  });

  test("have a rent within a quarter of its rent", async () => {
    for (const rentPcm of [1499, 1500, 2500, 2501]) await keep(`r${rentPcm}`, { ...near, rentPcm });
    expect(await found()).toEqual(["r1500", "r2500"]);
  });

  test("are available: neither let agreed nor withdrawn", async () => {
    await keep("agreed", { ...near, status: "let-agreed" });
    await keep("gone", { ...near, status: "withdrawn" });
    expect(await found()).toEqual([]);
  });

  test("are not in another city", async () => {
    await keep("manchester", { ...near, lat: 53.48, long: -2.24 });
    expect(await found()).toEqual([]);
  });

  test("are nine at most", async () => {
    for (let n = 0; n < 11; n++) await keep(`n${n}`, { ...near, lat: 51.5 + n / 1000 });
    expect(await found()).toEqual(["n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8"]);
  });
});
