import { mkdtempSync, rmSync, statSync } from "node:fs";
import { findStops } from "../../campaigns/stop-hashes.ts";
import { stopCampaignsTo } from "../../campaigns/stop-campaigns.ts";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNull } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDocument } from "../../documents/add-document.ts";
import { decryptDocument } from "../../documents/decrypt-document.ts";
import { listArchivedTables, formatFullName } from "./archived-tables.ts";
import type { Database } from "../../platform/database/client.ts";
import * as schema from "../../testing/tables.ts";
import { countRows } from "./table-rows.ts";
import { openTestDatabase, useOwnDatabase } from "../../testing/database.ts";
import type { AppContext } from "../../app-context.ts";
import { createTestContext } from "../../testing/app-context.ts";
import type { Manifest } from "./manifest.ts";
import { restoreArchive } from "./restore-archive.ts";
import { fillTables } from "../../testing/rows.ts";
import { writeArchive } from "./write-archive.ts";
import { asAnotherRequest } from "../../testing/refuse-second-connection.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

const { documents, faqVotes, listings, listingEvents, negotiators, photos } = schema;
const createSilentLog = () => {};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-archive-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const paper = {
  ...({ kind: "identity", subject: "tenancy", subjectId: "t", contactId: null } as const),
  fileName: "Passport.pdf",
  bytes: new TextEncoder().encode("%PDF-1.7 private"),
};

async function fillDatabase(database: Database): Promise<AppContext> {
  const app = await createTestContext(database);
  await fillTables(database);
  const wall = sharp({ create: { width: 500, height: 300, channels: 3, background: "#a0522d" } });
  const kept = await app.photos.put(await wall.jpeg().toBuffer());
  if (!kept.ok) throw new Error(kept.reason);
  const added = await addDocument(app, { actor: "job", addedBy: "job" }, paper);
  if (!added.ok) throw new Error(added.problem);
  const name = kept.photo.url.slice("/photos/".length);
  await app.photos.makeVariants(name);
  await database.orm.insert(photos).values({ name });
  return app;
}

function readContent({ madeAt: _madeAt, ...rest }: Manifest) {
  return rest;
}

test("every table is archived, and none comes before one that it refers to", async () => {
  const database = await openTestDatabase("server");
  await fillTables(database);
  const tables = await listArchivedTables(database.orm);
  const known = Object.values(schema).filter((table) => table instanceof PgTable);
  const names = known.map((table) => `public.${getTableConfig(table).name}`);
  const own = new Set([
    "public.secrets",
    "public.rate_limits",
    "public.reply_presence",
    "public.conversation_undos",
    "public.photo_uploads",
  ]);
  expect(tables.map(formatFullName).toSorted()).toEqual(
    names.filter((name) => !own.has(name)).toSorted(),
  );
  for (const table of tables) {
    expect({
      table: formatFullName(table),
      rows: await countRows(database.orm, table),
    }).not.toEqual({
      table: formatFullName(table),
      rows: 0,
    });
  }
  const place = (name: string) => tables.findIndex(({ table }) => table === name);
  expect(place("listings")).toBeLessThan(place("enquiries"));
  expect(place("contacts")).toBeLessThan(place("enquiries"));
  expect(place("enquiries")).toBeLessThan(place("bookings"));
  await database.close();
});

const stopped = "ada@example.com";

describe("From the embedded engine to a server and back", () => {
  const start = useOwnDatabase("embedded");
  const middle = useOwnDatabase("server");
  const end = useOwnDatabase("embedded");
  const written: Manifest[] = [];
  let houses: AppContext[];

  beforeAll(async () => {
    houses = [
      await fillDatabase(start()),
      await createTestContext(middle(), { siteSecret: "the secret of the second site" }),
      await createTestContext(end(), { siteSecret: "the secret of the third site" }),
    ];
    const { siteSecret } = houses[0]!;
    await start().orm.transaction((tx) => stopCampaignsTo(tx, siteSecret, stopped, seededMoment));
    for (const [n, app] of houses.entries()) {
      const file = join(folder, `${n}.zip`);
      if (n > 0) await restoreArchive(app, join(folder, `${n - 1}.zip`), createSilentLog);
      written.push(await writeArchive(app, file, { withPhotos: true, progress: createSilentLog }));
    }
  });

  test("every table arrives with the same count and checksum", () => {
    const [atFirst, ...later] = written.map(readContent);
    expect(atFirst?.tables.length).toBeGreaterThan(20);
    for (const other of later) expect(other).toEqual(atFirst);
  });

  test("computed columns are computed by the target", async () => {
    const columns = { words: listings.searchWords, bits: listings.featureBits };
    const computed = (database: Database) =>
      database.orm.select(columns).from(listings).orderBy(listings.id);
    expect(await computed(end())).toEqual(await computed(start()));
  });

  test("the next ids continue from the first site", async () => {
    const values = { name: "Ola", email: "ola@example.com", phone: "020 7946 0148" };
    const [negotiator] = await end().orm.insert(negotiators).values(values).returning();
    expect(negotiator?.id).toBe(2);
    const event = { listingId: "p00000000001", kind: "back", rentPcm: 2300 } as const;
    expect(await end().orm.insert(listingEvents).values(event).returning()).toMatchObject([
      { id: 3 },
    ]);
  });

  test("private documents can be read where they arrive, and their keys are in no other hands", async () => {
    const [{ id } = { id: "" }] = await end()
      .orm.select({ id: documents.id })
      .from(documents)
      .where(eq(documents.fileName, paper.fileName));
    const read = await decryptDocument(houses[2]!, id);
    expect(read?.bytes).toEqual(Buffer.from(paper.bytes));
    expect(written[0]?.documentKeys).toMatch(/^[\da-f]{64}$/);
    const { dataDir } = houses[2]!.config;
    expect(statSync(join(dataDir, "documents.key")).mode & 0o777).toBe(0o600);
  });

  test("whoever has opted out is found by a site with another secret", async () => {
    const others = ["someone@example.com", stopped];
    for (const { database, siteSecret } of houses)
      expect([...(await findStops(database.orm, siteSecret, others)).keys()]).toEqual([stopped]);
  });

  test("photos arrive in all their sizes", async () => {
    const [{ name } = { name: "" }] = await end()
      .orm.select({ name: photos.name })
      .from(photos)
      .where(isNull(photos.variantsAt));
    const files = await houses[2]!.photos.files(name);
    expect(files.map((file) => file.name.slice(64))).toEqual([
      ".jpg",
      "-400.avif",
      "-400.webp",
      "-800.avif",
      "-800.webp",
    ]);
    expect(written[0]?.photos).toMatchObject({ files: 5 });
  });

  test.each([
    ["embedded", 0],
    ["server", 1],
  ])("rows written to the %s engine meanwhile are not in the archive", async (_engine, n) => {
    const app = houses[n]!;
    const { orm } = app.database;
    let coming: Promise<unknown> | undefined;
    const progress = () => {
      coming ??= asAnotherRequest(() =>
        orm.insert(faqVotes).values({ question: "pets", vote: "up" }).execute(),
      );
    };
    const choices = { withPhotos: false, progress };
    const { tables } = await writeArchive(app, join(folder, `moment-${n}.zip`), choices);
    await coming;
    expect(tables.find(({ name }) => name === "public.faq_votes")?.rows).toBe(1);
    expect(await orm.$count(faqVotes)).toBe(2);
  });

  test("an archive is readable only by its owner, and never overwrites a file", async () => {
    const path = join(folder, "0.zip");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const writing = writeArchive(houses[0]!, path, {
      withPhotos: false,
      progress: createSilentLog,
    });
    await expect(writing).rejects.toThrow(`${path} already exists.`);
  });
});
