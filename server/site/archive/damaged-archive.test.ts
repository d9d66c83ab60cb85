import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listArchivedTables } from "./archived-tables.ts";
import { faqVotes } from "../../requests/request-tables.ts";
import { countRows } from "./table-rows.ts";
import {
  emptyTables,
  openTestDatabase,
  type TestEngine,
  everyEngine,
  useOwnDatabase,
} from "../../testing/database.ts";
import type { AppContext } from "../../app-context.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { ArchiveProblem, type Manifest } from "./manifest.ts";
import { restoreArchive } from "./restore-archive.ts";
import { listFiles, repack } from "../../testing/archive.ts";
import { fillTables } from "../../testing/rows.ts";
import { writeArchive } from "./write-archive.ts";

let folder: string;
let whole: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lintel-damaged-"));
  whole = join(folder, "whole.zip");
  const database = await openTestDatabase("server");
  await fillTables(database);
  const app = await createTestContext(database);
  const photo = { name: `${"a".repeat(64)}.jpg`, bytes: Buffer.from("a photo") };
  await app.photos.putFile(photo);
  await app.documentKeys.addOwn(["d".repeat(64)]);
  await writeArchive(app, whole, { withPhotos: true, progress: () => {} });
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function changeArchive(change: Parameters<typeof repack>[2]): Promise<string> {
  const path = join(folder, "changed.zip");
  await repack(whole, path, change);
  return path;
}

function withManifest(change: (manifest: Manifest) => Manifest): Promise<string> {
  return changeArchive((name, bytes) =>
    name === "manifest.json"
      ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString()))))
      : bytes,
  );
}

async function withRows(table: string, from: string, to: string): Promise<string> {
  let sha256 = "";
  return changeArchive((name, bytes) => {
    if (name === `rows/public.${table}.ndjson`) {
      const rows = bytes.toString().replace(from, to);
      sha256 = createHash("sha256").update(rows).digest("hex");
      return Buffer.from(rows);
    }
    if (name !== "manifest.json") return bytes;
    const manifest: Manifest = JSON.parse(bytes.toString());
    const tables = manifest.tables.map((one) =>
      one.name === `public.${table}` ? { ...one, sha256 } : one,
    );
    return Buffer.from(JSON.stringify({ ...manifest, tables }));
  });
}

function prepareTarget(engine: TestEngine) {
  const database = useOwnDatabase(engine);
  let app: AppContext;
  beforeAll(async () => {
    app = await createTestContext(database());
  });

  async function rowsThere(): Promise<number> {
    let rows = 0;
    for (const table of await listArchivedTables(database().orm))
      rows += await countRows(database().orm, table);
    return rows;
  }

  async function findProblem(path: string): Promise<string> {
    const error = await restoreArchive(app, path, () => {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(await rowsThere()).toBe(0);
    if (!(error instanceof ArchiveProblem)) return `not refused but failed: ${String(error)}`;
    expect(error.message).not.toContain("\n");
    return error.message;
  }
  return { database, app: () => app, rowsThere, findProblem };
}

describe("Nothing is applied from a damaged file:", () => {
  const { findProblem } = prepareTarget("server");

  test.each([
    "rows/public.listings.ndjson",
    "rows/public.audit.ndjson",
    "photos/",
    "documents.key",
    "manifest.json",
  ])("a changed byte in %s is refused", async (name) => {
    const path = join(folder, "byte.zip");
    const file = (await listFiles(whole)).find((one) => one.name.startsWith(name));
    if (!file) throw new Error(`There is no ${name}.`);
    const bytes = readFileSync(whole);
    bytes[file.start + Math.floor(file.packedSize / 2)]! ^= 1;
    writeFileSync(path, bytes);
    expect(await findProblem(path)).toMatch(/damaged/);
  });

  test.each([0.1, 0.5, 0.99])("one cut off after %d of it is refused", async (part) => {
    const path = join(folder, "cut.zip");
    const bytes = readFileSync(whole);
    writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * part)));
    expect(await findProblem(path)).toMatch(/^The file is damaged or isn’t an archive: /);
  });

  test.each([
    ["rows/public.contacts.ndjson", /rows\/public\.contacts\.ndjson is missing/],
    ["documents.key", /a file in its manifest is missing/],
    ["photos/", /Its photos don’t match its manifest/],
    ["manifest.json", /a file in its manifest is missing/],
  ])("one without %s is refused", async (missing, line) => {
    const path = await changeArchive((name, bytes) => (name.startsWith(missing) ? null : bytes));
    expect(await findProblem(path)).toMatch(line);
  });

  test("one that names a table less or more than there are is refused", async () => {
    const less = await withManifest((manifest) => ({
      ...manifest,
      tables: manifest.tables.filter(({ name }) => name !== "public.faq_votes"),
    }));
    expect(await findProblem(less)).toBe("The archive’s tables don’t match this database.");
  });

  test("one of another version is refused", async () => {
    const older = await withManifest((manifest) => ({
      ...manifest,
      schema: { ...manifest.schema, migrations: 3 },
    }));
    expect(await findProblem(older)).toMatch(
      /^The archive is from another version \(it has 3 migrations and this site has \d+\)\./,
    );
    const branched = await withManifest((manifest) => ({
      ...manifest,
      schema: { ...manifest.schema, last: "0".repeat(64) },
    }));
    expect(await findProblem(branched)).toContain("its migrations differ from this site’s");
  });

  test("what is no archive, or not there, is refused", async () => {
    const path = join(folder, "text.zip");
    writeFileSync(path, "not an archive");
    expect(await findProblem(path)).toMatch(/^The file is damaged or isn’t an archive: /);
    expect(await findProblem(join(folder, "none.zip"))).toContain("ENOENT");
  });
});

describe.each(everyEngine)("Into the %s engine", (engine) => {
  const { database, app, rowsThere, findProblem } = prepareTarget(engine);

  test("rows that break a constraint are refused, and those before them rolled back", async () => {
    const path = await withRows("offer_tenants", '"rent_share":"10000"', '"rent_share":"10001"');
    expect(await findProblem(path)).toMatch(
      /^The database rejected the rows: .*"offer_tenants_share".*\. Nothing was changed\.$/,
    );
  });

  test("rows that differ once written are refused, and rolled back", async () => {
    const path = await withRows("listings", '"no_deposit":"false"', '"no_deposit":"off"');
    expect(await findProblem(path)).toBe(
      "The rows of public.listings didn’t match after import. Rolled back.",
    );
  });

  test("a database that is not empty is refused, and stays unchanged", async () => {
    await database().orm.insert(faqVotes).values({ question: "pets", vote: "up" });
    await expect(restoreArchive(app(), whole, () => {})).rejects.toThrow(
      "The database isn’t empty (public.faq_votes 1), so nothing was changed.",
    );
    expect(await rowsThere()).toBe(1);
    await emptyTables(database());
  });

  test("after all these the intact one is still accepted", async () => {
    await restoreArchive(app(), whole, () => {});
    expect(await rowsThere()).toBeGreaterThan(25);
  });
});
