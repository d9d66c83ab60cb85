import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { ListingMedia, MediaKind } from "../../domain/listings/listing.ts";
import { createListing } from "../testing/listing.ts";
import { findPublicListing, readSummaries, buildShownCondition } from "./listings.ts";
import { listings } from "./listing-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";

describe.each(testEngines)("a listing for visitors on the %s engine", (engine) => {
  const database = useDatabase(engine);

  beforeEach(() => emptyTables(database()));

  test("gives its position to three decimals, unless it is known exactly", async () => {
    const place = { lat: 51.526512, long: -0.078549 };
    const { orm } = database();
    for (const [id, locationAccurate] of [["near", false] as const, ["there", true] as const]) {
      await orm
        .insert(listings)
        .values(createListing({ id, agentRef: id, ...place, locationAccurate }));
    }
    expect(await findPublicListing(orm, "near")).toMatchObject({ lat: 51.527, long: -0.079 });
    expect(await findPublicListing(orm, "there")).toMatchObject(place);
  });

  test("has its first photo as its cover, whatever comes before it; without photos it has none", async () => {
    const { orm } = database();
    const picture = (kind: MediaKind, url: string): ListingMedia => {
      return { kind, url, caption: 'Owner’s "drawing"', width: 12, height: 8, placeholder: null };
    };
    const plan = picture("floorplan", "/plan.png");
    const photo = picture("photo", "/first.jpg");
    const media = { none: [], plan: [plan], both: [plan, photo, picture("photo", "/second.jpg")] };
    for (const [id, pictures] of Object.entries(media)) {
      await orm.insert(listings).values(createListing({ id, agentRef: id, media: pictures }));
    }
    const covers = async () => {
      const { homes } = await readSummaries(orm, buildShownCondition(Object.keys(media)));
      return Object.fromEntries(homes.map(({ id, cover }) => [id, cover]));
    };
    expect(await covers()).toEqual({ none: null, plan: null, both: photo });
    await orm
      .update(listings)
      .set({ media: [plan] })
      .where(eq(listings.id, "both"));
    expect(await covers()).toEqual({ none: null, plan: null, both: null });
  });
});
