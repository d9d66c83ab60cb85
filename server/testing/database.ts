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
    const names = listTables().map((table) => sql.identifier(getTableConfig(table).name));
    await database.orm.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
  });
  return () => database ?? failClosed();
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
  // Its rows can't be deleted.
  if ((await orm.$count(schema.audit)) > 0) await orm.execute(sql`truncate audit`);
  const others = listTables().filter((table) => table !== schema.audit);
  const deletions = others.map((table, n) => {
    const name = sql.identifier(getTableConfig(table).name);
    return sql`${sql.identifier(`deleted_${n}`)} as (delete from ${name})`;
  });
  await orm.execute(sql`with ${sql.join(deletions, sql`, `)} select`);
}

function listTables(): PgTable[] {
  return Object.values(schema).filter((table) => table instanceof PgTable);
}

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
