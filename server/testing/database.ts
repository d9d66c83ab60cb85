import { cpSync, mkdtempSync, rmSync } from "node:fs";
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

/** For `describe.each(testEngines)`: database code is tested on both engines. */
export const testEngines = ["embedded", "server"] as const;
export type TestEngine = (typeof testEngines)[number];

/** Opens an empty database before the first test and removes it after the last. */
export function useDatabase(engine: TestEngine): () => Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error("The database is open inside tests and hooks only.");
    return database;
  };
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
  const tables = Object.values(schema).filter((table) => table instanceof PgTable);
  const deletions = tables.map((table, n) => {
    const name = sql.identifier(getTableConfig(table).name);
    return sql`${sql.identifier(`deleted_${n}`)} as (delete from ${name})`;
  });
  await orm.execute(sql`with ${sql.join(deletions, sql`, `)} select`);
}

/** The caller removes the folder. */
export function embeddedDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-data-"));
  cpSync(inject("embeddedTemplate"), join(dataDir, "database"), { recursive: true });
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
