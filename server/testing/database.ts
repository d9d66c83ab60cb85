import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { pino } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import { type Database, openDatabase } from "../platform/database/client.ts";
import type { DatabaseOptions } from "../platform/database/database-options.ts";
import * as schema from "./tables.ts";
import { createFreshDatabase } from "./server.ts";
import { copyTemplate } from "./template.ts";

/** For `describe.each(testEngines)`: database code is tested on both engines. */
export const testEngines = ["embedded", "server"] as const;
export type TestEngine = (typeof testEngines)[number];

/** Kept open for the files that this worker runs next: opening one takes longer than most tests. */
const opened: Partial<Record<TestEngine, Promise<Database>>> = {};

/** A database that is as new before the first test: no row, and every sequence at its start. */
export function useDatabase(engine: TestEngine): () => Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await (opened[engine] ??= openTestDatabase(engine));
    await truncateWritten(database);
  });
  return () => database ?? failClosed();
}

/** Only those with something in their files: truncating all takes longer than many a test file. */
async function truncateWritten({ orm }: Database): Promise<void> {
  const written = await orm.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`);
  if (written.rows.length === 0) return;
  const names = written.rows.map(({ name }) => sql.identifier(name));
  // Tables that refer to these are empty, but TRUNCATE wants them named or asks for `cascade`.
  await orm.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}

/** For a file that needs two at once, or leaves more than rows. */
export function useOwnDatabase(engine: TestEngine): () => Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  return () => database ?? failClosed();
}

function failClosed(): never {
  throw new Error("The database is open inside tests and hooks only.");
}

/** Closing the database removes it. */
export async function openTestDatabase(engine: TestEngine): Promise<Database> {
  return engine === "embedded" ? openCopy() : openFresh();
}

/**
 * Deletes every row, for a `beforeEach`. One statement, so that references are checked at its end.
 * TRUNCATE creates new files for every table and index and is many times slower.
 */
export async function emptyTables({ orm }: Database): Promise<void> {
  const filled = await orm.execute<{ name: string }>(selectFilled);
  const names = filled.rows.map(({ name }) => name);
  // Its rows can't be deleted.
  if (names.includes("audit")) await orm.execute(sql`truncate audit`);
  const deletions = names
    .filter((name) => name !== "audit")
    .map(
      (name) => sql`${sql.identifier(`${name}_deleted`)} as (delete from ${sql.identifier(name)})`,
    );
  if (deletions.length > 0) await orm.execute(sql`with ${sql.join(deletions, sql`, `)} select`);
}

const tableNames = Object.values(schema)
  .filter((table) => table instanceof PgTable)
  .map((table) => getTableConfig(table).name);
const selectFilled = sql.join(
  tableNames.map(
    (name) =>
      sql`select ${sql.raw(`'${name}'`)} as name where exists (select from ${sql.identifier(name)})`,
  ),
  sql` union all `,
);

/** The caller removes the folder. */
export function embeddedDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-data-"));
  copyTemplate(inject("embeddedTemplate"), dataDir);
  return dataDir;
}

const settings: Omit<DatabaseOptions, "dataDir" | "databaseUrl"> = {
  production: false,
  log: pino({ level: "silent" }),
};

async function openCopy(): Promise<Database> {
  const dataDir = embeddedDataDir();
  const database = await openDatabase({ ...settings, dataDir, databaseUrl: null });
  // As `fsync=off` of the test server: `engine.test.ts` proves that a commit is flushed.
  await database.orm.execute(sql`set synchronous_commit = off`);
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  };
  return { ...database, close };
}

async function openFresh(): Promise<Database> {
  const server = inject("testServer");
  if ("problem" in server) throw new Error(server.problem);
  const databaseUrl = await createFreshDatabase(server.url);
  return openDatabase({ ...settings, dataDir: "", databaseUrl });
}
