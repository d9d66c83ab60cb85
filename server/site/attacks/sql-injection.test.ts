import { beforeAll, describe, expect, test } from "vitest";
import { listings } from "../../listings/listing-tables.ts";
import { testEngines, useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";

const injections = [
  "' or '1'='1",
  "') or 1=1 --",
  "1; drop table listings; --",
  "' union select * from contacts --",
  "\\' or 1=1 --",
  "$1",
  "E2'::text",
  "%27%20or%201=1",
];

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  let app: ReturnType<typeof createTestApp>;
  beforeAll(async () => {
    await database().orm.insert(listings).values(createListing());
    app = createTestApp(await createTestContext(database()));
  });
  const search = async (name: string, text: string) =>
    app.request(`/api/properties?${new URLSearchParams({ [name]: text })}`);
  const homesThere = () => database().orm.$count(listings);

  test.each(injections)(
    "a search for %j finds no home, and every home is still there",
    async (text) => {
      const response = await search("q", text);
      expect([response.status, (await response.json()).listingcount]).toEqual([200, 0]);
      expect(await homesThere()).toBe(1);
    },
  );

  test.each([
    "area",
    "sort",
    "rentmin",
    "bbox",
    "lat",
    "availablefrom",
    "features",
    "offset",
    "limit",
  ])("an injection in %s is refused", async (name) => {
    for (const text of injections) expect((await search(name, text)).status).toBe(400);
  });

  test.each(["%", "_", "%oriner", "L_riner", "L%", "*", ".*"])(
    "%j matches no other text",
    async (text) => {
      expect((await (await search("q", text)).json()).listingcount).toBe(0);
    },
  );

  test.each(injections)("an id of %j is nobody's", async (text) => {
    for (const kind of ["listing", "enquiry", "offer"]) {
      expect((await app.request(`/api/${kind}/${encodeURIComponent(text)}`)).status).toBe(404);
    }
    expect(await homesThere()).toBe(1);
  });
});
