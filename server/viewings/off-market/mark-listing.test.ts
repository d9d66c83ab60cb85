import { beforeEach, describe, expect, test } from "vitest";
import { listingEvents, listings } from "../../listings/listing-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";
import { markListing } from "../../testing/mark-listing.ts";

const agreedAt = new Date("2026-11-21T12:00:00Z");
const backAt = new Date("2026-11-23T12:00:00Z");

describe.each(testEngines)("A home marked let agreed or available, on the %s engine,", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  const put = (changes: Partial<typeof listings.$inferInsert> = {}) =>
    database()
      .orm.insert(listings)
      .values({ ...createListing(), ...changes });
  const row = async () => (await database().orm.select().from(listings))[0];
  const events = () => database().orm.select().from(listingEvents);
  const mark = (status: "available" | "let-agreed", at = agreedAt, id = createListing().id) =>
    createTestContext(database(), { now: () => at }).then((app) => markListing(app, id, status));

  test("as let agreed has the moment from which its seven days run", async () => {
    await put();
    expect(await mark("let-agreed")).toMatchObject({ outcome: "marked" });
    expect(await row()).toMatchObject({
      status: "let-agreed",
      letAgreedAt: agreedAt,
      updatedAt: agreedAt,
    });
    expect(await events()).toEqual([]);
  });

  test("as available again is news for alerts, without its old reduction", async () => {
    await put({ previousRentPcm: 3000, reducedAt: new Date("2026-11-01T12:00:00Z") });
    await mark("let-agreed");
    expect(await mark("available", backAt)).toMatchObject({ outcome: "marked" });
    expect(await row()).toMatchObject({
      status: "available",
      letAgreedAt: null,
      listedAt: backAt,
      previousRentPcm: null,
      reducedAt: null,
    });
    expect(await events()).toMatchObject([{ kind: "back", happenedAt: backAt }]);
  });

  test("with its current status changes nothing", async () => {
    await put();
    await mark("let-agreed");
    const before = await row();
    expect(await mark("let-agreed", backAt)).toMatchObject({ outcome: "so-already" });
    expect(await row()).toEqual(before);
  });

  test("does not restore one that a feed has withdrawn", async () => {
    await put({ status: "withdrawn" });
    expect(await mark("available")).toMatchObject({ outcome: "withdrawn" });
    expect(await row()).toMatchObject({ status: "withdrawn" });
  });

  test("is known, or nothing happens", async () => {
    expect(await mark("let-agreed", agreedAt, "nowhere")).toMatchObject({ outcome: "unknown" });
    expect(await database().orm.select().from(audit)).toEqual([]);
  });

  test("leaves an audit row", async () => {
    await put();
    await mark("let-agreed");
    expect(await database().orm.select().from(audit)).toMatchObject([
      { actor: "command line", action: "listing.let-agreed", subjectId: createListing().id },
    ]);
  });
});
