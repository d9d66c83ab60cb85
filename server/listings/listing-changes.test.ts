import { setTimeout as sleep } from "node:timers/promises";
import { inArray, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import type { Listing } from "../../domain/listings/listing.ts";
import { openPageCache, type PageCache } from "../platform/http/page-cache.ts";
import { createListing } from "../testing/listing.ts";
import { type Database, openDatabase } from "../platform/database/client.ts";
import type { ChangedHome, ChangedHomes } from "./shown-homes.ts";
import { watchListings } from "./listing-changes.ts";
import { listings } from "./listing-tables.ts";
import { branches } from "../agency/branch-table.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { waitUntil } from "../testing/wait-until.ts";
import { seededMoment } from "../testing/seeded-moment.ts";

const log = pino({ level: "silent" });
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function watchChanges(database: Database) {
  const told = { heard: 0, changed: 0, lost: 0, changes: [] as ChangedHomes[] };
  const cache = openPageCache<ChangedHomes>(1024 * 1024, () => seededMoment);
  const { stop } = await watchListings(database, log, {
    onListening: () => {
      told.heard += 1;
      cache.open();
    },
    changed: (change) => {
      told.changed += 1;
      told.changes.push(change);
      cache.invalidate(change);
    },
    onLost: () => {
      told.lost += 1;
      cache.close();
    },
  });
  stops.push(stop);
  await waitUntil(() => expect(told.heard).toBe(1));
  await fill(cache);
  return { told, cache };
}

const fill = (cache: PageCache<ChangedHomes>) =>
  cache.fill("/", async () => ({
    response: { headers: {}, body: new Uint8Array(1) },
    isAffectedBy: () => true,
  }));
const add = ({ orm }: Database, id: string) =>
  orm.insert(listings).values(createListing({ id, agentRef: id }));

const now = new Date("2026-11-21T12:00:00Z");

/** What a change says of a home that is not let agreed. */
function toChangedHome(home: Listing): ChangedHome {
  const { id, status, name, displayAddress, area, city, outcode, propertyType } = home;
  const { furnishing, bedrooms, bathrooms, rentPcm, lat, long } = home;
  const facts = { id, status, name, displayAddress, area, city, outcode, propertyType, furnishing };
  const numbers = { bedrooms, bathrooms, rentPcm, lat, long };
  const { availableFrom, specialFeatures } = home;
  const times = { availableFrom, letAgreedAt: null, listedAt: expect.any(String) };
  return { ...facts, ...numbers, ...times, specialFeatures };
}

/** PostgreSQL writes times of its own format. */
function normalizeTimes({ letAgreedAt, ...home }: ChangedHome) {
  return { ...home, letAgreedAt: letAgreedAt && new Date(letAgreedAt).toISOString() };
}

describe.each(testEngines)("a change of a home on the %s database", (engine) => {
  const database = useDatabase(engine);

  test("of any kind clears the cache", async () => {
    const { told, cache } = await watchChanges(database());
    const { orm } = database();
    const changes = [
      () => add(database(), "p1"),
      () => orm.update(listings).set({ rentPcm: 1 }),
      () => orm.delete(listings),
      () => orm.execute(sql`truncate ${listings} cascade`),
    ];
    for (const [at, change] of changes.entries()) {
      await fill(cache);
      await change();
      await waitUntil(() => expect(told.changed).toBe(at + 1));
      expect(cache.find("/")).toBeUndefined();
    }
  });

  test("tells how the home was and how it is, but not before its transaction ends", async () => {
    await emptyTables(database());
    const { told } = await watchChanges(database());
    const { orm } = database();
    const home = createListing({ id: "p1", agentRef: "p1", availableFrom: "2026-12-01" });
    await orm.transaction(async (tx) => {
      await tx.insert(listings).values(home);
      await tx.update(listings).set({ rentPcm: 1, letAgreedAt: now, status: "let-agreed" });
      await tx.delete(listings);
      expect(told.changed).toBe(0);
    });
    await waitUntil(() => expect(told.changed).toBeGreaterThan(0));
    const before = toChangedHome(home);
    const after = { ...before, rentPcm: 1, status: "let-agreed", letAgreedAt: now.toISOString() };
    const homes = told.changes.flatMap((change) => change ?? []);
    expect(homes.map(normalizeTimes)).toEqual([before, before, after, after]);
  });

  test("among more than fit one notification, or of the whole table, may be of any home", async () => {
    await emptyTables(database());
    const { told } = await watchChanges(database());
    const { orm } = database();
    const homes = Array.from({ length: 50 }, (_, n) =>
      createListing({ id: `p${n}`, agentRef: `${n}` }),
    );
    await orm.insert(listings).values(homes);
    await waitUntil(() => expect(told.changes).toEqual([null]));
    const longName = "A very long name of a home ".repeat(200);
    await orm
      .update(listings)
      .set({ name: longName })
      .where(inArray(listings.id, ["p1", "p2"]));
    await waitUntil(() => expect(told.changes).toEqual([null, null]));
    await orm.execute(sql`truncate ${listings} cascade`);
    await waitUntil(() => expect(told.changes).toEqual([null, null, null]));
  });

  test("may be of any home once a branch has another phone", async () => {
    const { told } = await watchChanges(database());
    const { orm } = database();
    const at = new Date("2026-11-20T09:00:00Z");
    const branch = { name: "Peckham", address: "", phone: "020 7946 0151" };
    await orm.insert(branches).values({ ...branch, createdAt: at, updatedAt: at });
    await waitUntil(() => expect(told.changes).toEqual([null]));
    await orm.update(branches).set({ phone: "020 7946 0152" });
    await waitUntil(() => expect(told.changes).toEqual([null, null]));
  });

  test("may be of any home if somebody notifies by hand", async () => {
    const { told } = await watchChanges(database());
    for (const payload of ["by hand", "{}", "null"]) {
      await database().orm.execute(sql`select pg_notify('listings_changed', ${payload})`);
    }
    await waitUntil(() => expect(told.changed).toBeGreaterThan(0));
    expect(new Set(told.changes)).toEqual(new Set([null]));
  });

  test("that changes no row is not notified", async () => {
    await emptyTables(database());
    const { told } = await watchChanges(database());
    const { orm } = database();
    await orm.update(listings).set({ rentPcm: 2 });
    await orm.execute(sql`select pg_notify('listings_changed', '')`);
    await waitUntil(() => expect(told.changed).toBe(1));
  });

  test("that is rolled back, or is not to a home, is not notified", async () => {
    await emptyTables(database());
    const { told } = await watchChanges(database());
    const { orm } = database();
    await orm
      .transaction(async (tx) => {
        await tx.insert(listings).values(createListing({ id: "p1", agentRef: "1" }));
        throw new Error("taken back");
      })
      .catch(() => {});
    await orm.execute(sql`insert into photos (name) values ('a.jpg')`);
    await orm.execute(sql`select pg_notify('listings_changed', '')`);
    await waitUntil(() => expect(told.changed).toBe(1));
  });

  test("is no longer notified once the watch has stopped", async () => {
    const { told } = await watchChanges(database());
    await stops.pop()?.();
    await add(database(), "p1");
    await sleep(50);
    expect(told.changed).toBe(0);
  });
});

describe("several processes on one database", () => {
  const database = useDatabase("server");

  test("are notified of a change made by any of them", async () => {
    const here = database();
    if (here.engine !== "server") throw new Error("A server was asked for.");
    const there = await openDatabase({
      databaseUrl: here.pool.options.connectionString ?? null,
      dataDir: "",
      production: false,
      log,
    });
    stops.push(() => there.close());
    const [one, other] = [await watchChanges(here), await watchChanges(there)];
    await add(here, "p1");
    await waitUntil(() => expect([one.told.changed, other.told.changed]).toEqual([1, 1]));
    expect([one.cache.find("/"), other.cache.find("/")]).toEqual([undefined, undefined]);
  });

  test("make all that they cached again once a lost connection is back", async () => {
    const { told, cache } = await watchChanges(database());
    await database().orm.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen listings_changed'`);
    await waitUntil(() => expect(told.lost).toBe(1));
    await waitUntil(() => expect(told.heard).toBe(2));
    expect(cache.find("/")).toBeUndefined();
    await fill(cache);
    await add(database(), "p2");
    await waitUntil(() => expect(told.changed).toBe(1));
    expect(cache.find("/")).toBeUndefined();
  });
});
