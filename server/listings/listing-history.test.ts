import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, gte, sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { createManyRecords } from "../testing/feed.ts";
import { useImporter } from "../testing/feed-import.ts";
import { openDatabase } from "../platform/database/client.ts";
import { describeListingMove } from "./listing-history.ts";
import { findMigrations } from "../platform/database/migrations.ts";
import { listingEvents, listings } from "./listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { copyMigrations } from "../testing/old-migrations.ts";
import { createBareDatabase } from "../testing/server.ts";

const available = { status: "available", rentPcm: 2000 } as const;
const letAgreed = { status: "let-agreed", rentPcm: 2000 } as const;
const withdrawn = { status: "withdrawn", rentPcm: 2000 } as const;
const cheaper = { ...available, rentPcm: 1900 };

test.each([
  ["a listing never seen before is new", null, available, "new"],
  ["one first seen as let agreed is not", null, letAgreed, "let-agreed"],
  ["a lower rent is a reduction", available, cheaper, "reduced"],
  ["a higher rent is nothing", cheaper, available, null],
  ["the same again is nothing", available, available, null],
  ["available after let agreed is back", letAgreed, available, "back"],
  ["available after withdrawn is back", withdrawn, available, "back"],
  ["back at a lower rent is back only", withdrawn, cheaper, "back"],
  ["let agreed is no news", available, letAgreed, "let-agreed"],
  ["a lower rent of a home let agreed is nothing", letAgreed, { ...letAgreed, rentPcm: 1 }, null],
  ["withdrawn is no news", available, withdrawn, "withdrawn"],
] as const)("On the market, %s", (_rule, before, after, move) => {
  expect(describeListingMove({ before, after })).toBe(move);
});

const [first, second, third] = [
  "2026-11-21T10:00:00Z",
  "2026-11-22T10:00:00Z",
  "2026-11-23T10:00:00Z",
];
const home = { AGENT_REF: "A1", CREATE_DATE: "2026-11-01", PRICE: "2000" };
const other = { AGENT_REF: "A2" };
const agreed = { ...home, STATUS_ID: "5" };

describe.each(testEngines)("An import, on the %s engine,", (engine) => {
  const { take, stored, database } = useImporter(engine);
  const eventsSince = async (moment: string) =>
    database()
      .orm.select({
        kind: listingEvents.kind,
        rentPcm: listingEvents.rentPcm,
        previousRentPcm: listingEvents.previousRentPcm,
      })
      .from(listingEvents)
      .where(gte(listingEvents.happenedAt, new Date(moment)))
      .orderBy(asc(listingEvents.id));
  const history = async () => {
    const [row] = await stored();
    if (!row) throw new Error("Nothing is stored.");
    const { listedAt, previousRentPcm, reducedAt, letAgreedAt } = row;
    return { listedAt, previousRentPcm, reducedAt, letAgreedAt };
  };
  const fresh = {
    listedAt: new Date("2026-11-01T00:00:00Z"),
    previousRentPcm: null,
    reducedAt: null,
    letAgreedAt: null,
  };
  beforeEach(async () => {
    await take([home, other], first);
  });

  test("records each home of a first file as new, listed when the agency says", async () => {
    expect(await eventsSince(first)).toEqual([
      { kind: "new", rentPcm: 2000, previousRentPcm: null },
      { kind: "new", rentPcm: 1700, previousRentPcm: null },
    ]);
    expect(await history()).toEqual(fresh);
  });

  test("of the same file again records nothing", async () => {
    await take([home, other], second);
    expect(await eventsSince(second)).toEqual([]);
    expect(await history()).toEqual(fresh);
  });

  test("records a reduction with the previous rent, and keeps that through other changes", async () => {
    await take([{ ...home, PRICE: "1900" }, other], second);
    expect(await eventsSince(second)).toEqual([
      { kind: "reduced", rentPcm: 1900, previousRentPcm: 2000 },
    ]);
    const reduced = { ...fresh, previousRentPcm: 2000, reducedAt: new Date(second) };
    expect(await history()).toEqual(reduced);
    await take([{ ...home, PRICE: "1950", SUMMARY: "A flat." }, other], third);
    expect(await eventsSince(third)).toEqual([]);
    expect(await history()).toEqual(reduced);
  });

  test("dates a let agreed, and the return from it as a new listing", async () => {
    await take([agreed, other], second);
    expect(await history()).toEqual({ ...fresh, letAgreedAt: new Date(second) });
    await take([home, other], third);
    expect(await eventsSince(second)).toEqual([
      { kind: "back", rentPcm: 2000, previousRentPcm: null },
    ]);
    expect(await history()).toEqual({ ...fresh, listedAt: new Date(third) });
  });

  test("that brings a withdrawn home again records it as back", async () => {
    await take([other], second);
    expect(await eventsSince(second)).toEqual([]);
    await take([home, other], third);
    expect(await eventsSince(third)).toMatchObject([{ kind: "back" }]);
    expect(await history()).toEqual({ ...fresh, listedAt: new Date(third) });
  });

  test("that is refused records nothing", async () => {
    await take(createManyRecords(12), second);
    await expect(take([home], third)).rejects.toThrow(
      "12 of branch 999999’s 12 live properties are missing from the file. Check that it’s complete.",
    );
    expect(await eventsSince(third)).toEqual([]);
  });
});

// On the server only: the embedded engine takes seconds to make a database without tables.
test("Listings older than the history get one from their dates", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lintel-history-"));
  const server = inject("testServer");
  if ("problem" in server) throw new Error(server.problem);
  const databaseUrl = await createBareDatabase(server.url);
  const open = (migrationsFolder: string) =>
    openDatabase({
      dataDir: "",
      databaseUrl,
      production: false,
      log: pino({ level: "silent" }),
      migrationsFolder,
    });
  const old = await open(copyMigrations(1, join(folder, "migrations")));
  for (const [id, status] of ["available", "let-agreed"].entries()) {
    await old.orm.execute(sql`insert into listings values (${`p${id}`}, 'b', ${`r${id}`}, ${status},
      'Street', 'Area', 'London', 'Address', 'Flat 1', 'E2', '7ZZ', 'Flat', null, 1, 1, null, 1000,
      false, null, '', '', '{}', '{}', 51.5, -0.1, true, '[]', '[]', '{}', null,
      '2026-10-01T09:00:00Z', '2026-10-20T09:00:00Z')`);
  }
  await old.close();
  const database = await open(findMigrations());
  const rows = await database.orm
    .select({ listedAt: listings.listedAt, letAgreedAt: listings.letAgreedAt })
    .from(listings)
    .orderBy(asc(listings.id));
  await database.close();
  rmSync(folder, { recursive: true });
  const listedAt = new Date("2026-10-01T09:00:00Z");
  expect(rows).toEqual([
    { listedAt, letAgreedAt: null },
    { listedAt, letAgreedAt: new Date("2026-10-20T09:00:00Z") },
  ]);
});
