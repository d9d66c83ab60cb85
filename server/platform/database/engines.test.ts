import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Queryable } from "./client.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import { listings } from "../../listings/listing-tables.ts";
import { audit } from "../submissions/submission-tables.ts";
import { emptyTables, everyEngine, useDatabase } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";

const listing = (id: string, changes: Partial<Listing> = {}) =>
  createListing({ id, agentRef: id, ...changes });

async function find(db: Queryable, id: string) {
  const [row] = await db.select().from(listings).where(eq(listings.id, id));
  return row;
}

describe.each(everyEngine)("the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  test("keeps a date as text, on either side of a clock change", async () => {
    const { orm } = database();
    for (const day of ["2027-01-31", "2027-03-28", "2027-10-31", "2028-02-29"]) {
      await orm.insert(listings).values(listing(day, { availableFrom: day }));
      expect((await find(orm, day))?.availableFrom).toBe(day);
    }
    const raw = await orm.execute(sql`select date '2027-03-28' as day`);
    expect(raw.rows).toEqual([{ day: "2027-03-28" }]);
  });

  test("keeps a timestamp to the millisecond", async () => {
    const { orm } = database();
    const at = new Date("2027-03-28T00:59:59.123Z");
    await orm.insert(audit).values({ at, actor: "job", action: "a", subject: "s", subjectId: "1" });
    const [row] = await orm.select({ at: audit.at }).from(audit);
    expect(row?.at).toEqual(at);
  });

  test("counts as a number through a cast", async () => {
    const { orm } = database();
    await orm.insert(listings).values(["a", "b", "c"].map((id) => listing(id)));
    const count = sql<number>`count(*)::int`;
    expect(await orm.select({ count }).from(listings)).toEqual([{ count: 3 }]);
    expect(await orm.$count(listings)).toBe(3);
  });

  test("keeps JSON with its shape, quotes, nulls and numbers", async () => {
    const { orm } = database();
    const detail = {
      text: 'O\'Neill "q" \\ £ 🏠',
      none: null,
      yes: true,
      number: 0.1,
      digits: "12",
    };
    await orm
      .insert(audit)
      .values({ actor: "job", action: "a", subject: "s", subjectId: "1", detail });
    await orm.insert(audit).values({ actor: "job", action: "b", subject: "s", subjectId: "1" });
    const rows = await orm.select({ detail: audit.detail }).from(audit).orderBy(audit.action);
    expect(rows).toEqual([{ detail }, { detail: null }]);
    const path = sql<string>`${audit.detail} ->> 'digits'`;
    expect(await orm.select({ path }).from(audit).orderBy(audit.action).limit(1)).toEqual([
      { path: "12" },
    ]);
  });

  test("keeps lists of texts, empty ones and odd ones too", async () => {
    const { orm } = database();
    const displayFeatures = [
      "plain",
      "a, comma",
      'a "quote"',
      "a {brace}",
      "back\\slash",
      "",
      "null",
    ];
    await orm
      .insert(listings)
      .values([listing("full", { displayFeatures }), listing("empty", { displayFeatures: [] })]);
    expect((await find(orm, "full"))?.displayFeatures).toEqual(displayFeatures);
    expect((await find(orm, "empty"))?.displayFeatures).toEqual([]);
  });

  test("sorts names alike when the query names the collation", async () => {
    const { orm } = database();
    const names = ["Zebra", "apple", "Éclair", "Apple", "zebra", "Arc 10", "Arc 2"];
    await orm.insert(listings).values(names.map((name, i) => listing(`l${i}`, { name })));
    const byName = await orm
      .select({ name: listings.name })
      .from(listings)
      .orderBy(
        asc(sql`lower(${listings.name}) collate "C"`),
        asc(sql`${listings.name} collate "C"`),
      );
    expect(byName.map(({ name }) => name)).toEqual([
      "Apple",
      "apple",
      "Arc 10",
      "Arc 2",
      "Zebra",
      "zebra",
      "Éclair",
    ]);
  });

  test("undoes a transaction that throws, and only that", async () => {
    const { orm } = database();
    await orm.insert(listings).values(listing("kept"));
    const failing = orm.transaction(async (tx) => {
      await tx.insert(listings).values(listing("undone"));
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(await orm.select({ id: listings.id }).from(listings)).toEqual([{ id: "kept" }]);
  });

  test("goes on after a query that failed", async () => {
    const { orm, ping } = database();
    await expect(orm.insert(listings).values(listing("free", { rentPcm: 0 }))).rejects.toThrow();
    await ping();
    await orm.insert(listings).values(listing("let"));
    expect(await orm.$count(listings)).toBe(1);
  });
});
