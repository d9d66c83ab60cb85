import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureDataFolder } from "./data-folder.ts";
import { DurableFs } from "./durable-fs.ts";
import { startEngine } from "./engine.ts";
import { getEmptyDatabaseOptions, packEmptyDatabase, engineVersion } from "./empty-database.ts";

let dataDir: string;
let folder: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lintel-folder-"));
  folder = join(dataDir, "database");
  mkdirSync(`${folder}.new/global`, { recursive: true });
  writeFileSync(`${folder}.new/PG_VERSION`, "left behind by a start that was killed");
  const readyMade = join(dataDir, "ready-made.tar.gz");
  await packEmptyDatabase(readyMade);
  await ensureDataFolder(folder, readyMade);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

function createFolderMadeBy(maker: string | null, postgres = engineVersion.postgres): string {
  const other = mkdtempSync(join(dataDir, "other-"));
  writeFileSync(join(other, "PG_VERSION"), `${postgres}\n`);
  if (maker !== null) writeFileSync(join(other, "made-by.json"), maker);
  return other;
}

test("the first start makes the folder whole, also after one that was killed half-way", () => {
  expect(readFileSync(join(folder, "PG_VERSION"), "utf8").trim()).toBe(engineVersion.postgres);
  expect(existsSync(join(folder, "global/pg_control"))).toBe(true);
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test("no other user can access the folder", () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("the folder names the engine that made it, and that is the installed one", () => {
  const main = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const installed = JSON.parse(readFileSync(join(dirname(main), "../package.json"), "utf8"));
  const made = JSON.parse(readFileSync(join(folder, "made-by.json"), "utf8"));
  expect(made).toEqual({ pglite: installed.version, postgres: "18" });
});

test("what is unpacked is a database as this engine makes it, and can be written", async () => {
  const { pglite } = await startEngine(new DurableFs(folder), () => {});
  await pglite.exec("create table probe (n int); insert into probe values (1); drop table probe");
  const { rows } = await pglite.query(`
    select datname as name, datcollate as collation, pg_encoding_to_char(encoding) as encoding
    from pg_database order by datname`);
  await pglite.close();
  const made = { collation: "C", encoding: "UTF8" };
  expect(rows).toEqual(["postgres", "template0", "template1"].map((name) => ({ name, ...made })));
});

test("without a build the engine creates one itself", async () => {
  expect(await getEmptyDatabaseOptions(join(dataDir, "none.tar.gz"))).toEqual({});
});

test("an existing ready-made database is not created again", async () => {
  const readyMade = join(dataDir, "there.tar.gz");
  writeFileSync(readyMade, "as it was");
  await packEmptyDatabase(readyMade);
  expect(readFileSync(readyMade, "utf8")).toBe("as it was");
});

test("a folder of this engine or of a later fix of it is accepted", async () => {
  await ensureDataFolder(folder);
  await ensureDataFolder(createFolderMadeBy('{ "pglite": "0.5.99" }'));
});

test.each([
  ["of another PGlite", '{ "pglite": "0.4.2" }', "18", "PGlite 0.4.2 (PostgreSQL 18)"],
  ["of another PostgreSQL", '{ "pglite": "0.5.16" }', "17", "PGlite 0.5.16 (PostgreSQL 17)"],
  ["of unknown origin", null, "18", "something else"],
])("a folder %s is refused with a one-line error", async (_what, maker, postgres, by) => {
  const other = createFolderMadeBy(maker, postgres);
  await expect(ensureDataFolder(other)).rejects.toThrow(
    `The database in ${other} was created by ${by}. This program uses PGlite 0.5.16 (PostgreSQL 18) and can't open it.`,
  );
});
