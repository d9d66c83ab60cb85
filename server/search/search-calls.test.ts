import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Listing } from "../../domain/listings/listing.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines, useDatabase } from "../testing/database.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { createListing } from "../testing/listing.ts";

/** Five homes that differ in the filtered fields. Today is 21 November 2026. */
const homes: (Partial<Listing> & { id: string; listedAt: Date })[] = [
  { id: "p1", rentPcm: 1500, bedrooms: 1, bathrooms: 1, listedAt: createDay(1) },
  {
    id: "p2",
    rentPcm: 2500,
    bedrooms: 2,
    bathrooms: 2,
    furnishing: "Unfurnished",
    listedAt: createDay(2),
  },
  {
    id: "p3",
    rentPcm: 3500,
    bedrooms: 3,
    bathrooms: null,
    furnishing: "Flexible",
    propertyType: "House",
    availableFrom: "2026-12-10",
    specialFeatures: ["House", "PetFriendly", "Parking"],
    listedAt: createDay(3),
  },
  {
    id: "p4",
    rentPcm: 1200,
    bedrooms: 0,
    area: "Ancoats",
    city: "Manchester",
    name: "Calico Works",
    displayAddress: "Calico Works, Ancoats, Manchester M4",
    outcode: "M4",
    lat: 53.484,
    long: -2.228,
    availableFrom: "2026-11-21",
    listedAt: createDay(4),
  },
  {
    id: "p5",
    rentPcm: 2000,
    bedrooms: 2,
    area: "Hoxton",
    outcode: "N1",
    lat: 51.532,
    long: -0.08,
    listedAt: createDay(5),
  },
];

function createDay(n: number): Date {
  return new Date(Date.UTC(2026, 10, n));
}

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);

  beforeAll(async () => {
    const rows = homes.map((home) => ({
      ...createListing(home),
      agentRef: home.id,
      listedAt: home.listedAt,
    }));
    await database().orm.insert(listings).values(rows);
    await database()
      .orm.insert(listings)
      .values([
        createListing({ id: "let", agentRef: "let", status: "let-agreed" }),
        createListing({ id: "gone", agentRef: "gone", status: "withdrawn" }),
      ]);
  });

  async function get(path: string): Promise<Response> {
    return createTestApp(await createTestContext(database())).request(
      `http://lintel.test/api${path}`,
    );
  }
  async function ids(query: string): Promise<string[]> {
    const body = await (await get(`/properties?${query}`)).json();
    expect(body.listingcount).toBe(body.listings.length);
    return body.listings.map(({ _id }: { _id: string }) => _id);
  }

  test.each([
    ["", ["p5", "p4", "p3", "p2", "p1"], "newest first, nothing let or withdrawn"],
    ["area=London,%20UK", ["p5", "p4", "p3", "p2", "p1"], "London, UK loads all properties"],
    ["area=London", ["p5", "p4", "p3", "p2", "p1"], "and so does London"],
    ["area=Greater%20London,%20UK", ["p5", "p4", "p3", "p2", "p1"], "and Greater London, UK"],
    ["sort=rent-asc", ["p4", "p1", "p5", "p2", "p3"], "cheapest first"],
    ["sort=rent-desc", ["p3", "p2", "p5", "p1", "p4"], "dearest first"],
    ["rentmin=2000&rentmax=2500", ["p5", "p2"], "both ends of the rent included"],
    ["bedsmin=2", ["p5", "p3", "p2"], "at least two bedrooms"],
    ["bedsmin=1&bedsmax=2", ["p5", "p2", "p1"], "bedrooms from and to"],
    ["bathmin=2", ["p2"], "bathrooms at least two; unknown does not count"],
    ["propType=House", ["p3"], "houses"],
    ["propType=Either", ["p5", "p4", "p3", "p2", "p1"], "Either matches every home"],
    ["furnishing=Unfurnished", ["p3", "p2"], "Flexible matches Unfurnished"],
    ["furnishing=Furnished", ["p5", "p4", "p3", "p1"], "Flexible matches Furnished"],
    ["furnishing=Flexible", ["p5", "p4", "p3", "p2", "p1"], "the wish Flexible matches every home"],
    ["availablefrom=now", ["p5", "p4", "p2", "p1"], "free today or earlier"],
    ["availablefrom=2026-12-10", ["p3"], "free on or after the date"],
    ["availablefrom=2026-12-11", [], "nothing free that late"],
    ["features=PetFriendly&features=Parking", ["p3"], "every feature present"],
    ["features=BrandNew", [], "a feature that none has"],
    ["area=manchester", ["p4"], "a city by membership"],
    ["area=shoreditch", ["p5", "p3", "p2", "p1"], "a neighbourhood within a mile of its centre"],
    ["area=N1", ["p5"], "a postcode district by the postcode"],
    ["lat=53.484&long=-2.228", ["p4"], "around a point"],
    ["bbox=-3,53,-2,54", ["p4"], "inside a box"],
    ["q=calico", ["p4"], "by a word of the name"],
    ["q=CÁLICO,%20works", ["p4"], "in capitals, with an accent and a comma"],
    ["q=works%20calico", ["p4"], "by words in any order"],
    ["q=alico", [], "a word is found by its beginning"],
    ["bathmin=1", ["p5", "p4", "p3", "p2", "p1"], "one bathroom is no restriction"],
    ["q=100%25", [], "a percent sign is no wildcard"],
  ])("GET /api/properties?%s finds %j: %s", async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test("a page of the list comes with the count of all that match", async () => {
    const { listings: page, listingcount } = await (
      await get("/properties?limit=2&offset=1")
    ).json();
    expect([page.map(({ _id }: { _id: string }) => _id), listingcount]).toEqual([["p4", "p3"], 5]);
  });

  test("limit=0 answers the count alone", async () => {
    const answer = await (await get("/properties?limit=0&bedsmin=2")).json();
    expect(answer).toEqual({ listings: [], listingcount: 3 });
  });

  test("homes of the same rent keep one order, so that pages never overlap", async () => {
    const twins = ["t3", "t1", "t2"].map((id) =>
      createListing({ id, agentRef: id, city: "Bristol", rentPcm: 1000 }),
    );
    await database().orm.insert(listings).values(twins);
    const query = "/properties?area=bristol&sort=rent-asc&limit=1&offset=";
    const pages = await Promise.all([0, 1, 2].map(async (n) => (await get(`${query}${n}`)).json()));
    expect(pages.map((page) => page.listings[0]._id)).toEqual(["t1", "t2", "t3"]);
    await database().orm.delete(listings).where(eq(listings.city, "Bristol"));
  });

  test.each([
    ["2026-11-15T09:00:00Z", ["p3", "just-let"]],
    ["2026-11-14T23:59:00Z", ["p3"]],
  ])("a home let agreed at %s leaves %j: shown for 7 days, after all others", async (at, found) => {
    const home = createListing({ id: "just-let", agentRef: "just", status: "let-agreed" });
    const row = { ...home, propertyType: "House" as const, letAgreedAt: new Date(at), rentPcm: 1 };
    await database().orm.insert(listings).values(row);
    for (const sort of ["newest", "rent-asc", "rent-desc"]) {
      expect(await ids(`propType=House&sort=${sort}`)).toEqual(found);
    }
    await database().orm.delete(listings).where(eq(listings.id, "just-let"));
  });

  test("a response may be cached for half a minute, a problem not", async () => {
    const good = await get("/properties");
    expect(good.headers.get("Cache-Control")).toMatch(/^public, max-age=30,/);
    expect((await get("/properties?sort=odd")).headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["rentmin=cheap", "area=atlantis", "limit=101", "colour=red"])(
    "the bad parameter %s answers 400 with a problem document",
    async (query) => {
      const response = await get(`/properties?${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect((await response.json()).errors[0].path).toBe(query.split("=")[0]);
    },
  );

  test("a listing has the specification's wire names and keeps what is private", async () => {
    const response = await get("/listing/p3");
    expect(response.status).toBe(200);
    const listing = await response.json();
    expect(listing).toMatchObject({
      _id: "p3",
      listingName: "Loriner Street",
      rent: 3500,
      dateAvailable: "2026-12-10",
      dateAvailableString: "10/12/2026",
      long: -0.0785,
      longdescription: "Loriner Street is a short terrace.\nThe flat is on the second floor.",
      SpecialFeatures: ["House", "PetFriendly", "Parking"],
      NoDeposit: false,
      listedAt: "2026-11-03T00:00:00.000Z",
      previousRent: null,
      letAgreedAt: null,
      stations: [{ name: "Old Street", calcDistance: 760 }],
      media: { images: [] },
      liteOffer: false,
    });
    expect(JSON.stringify(listing)).not.toMatch(/24 Loriner|7ZZ|999999|agentRef/);
  });

  test("the path is also written /listingS/{id}", async () => {
    expect((await get("/listingS/p1")).status).toBe(200);
  });

  test.each([
    ["p1", 200],
    ["let", 200],
    ["gone", 404],
    ["nowhere", 404],
    ["%27%20or%201=1", 404],
    ["%00", 404],
  ])("GET /api/listing/%s answers %i", async (id, status) => {
    expect((await get(`/listing/${id}`)).status).toBe(status);
  });
});
