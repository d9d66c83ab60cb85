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
import { drawRowIdsFromSequence, seedRowIds } from "./seeded-row-ids.ts";
import { refuseSecondConnection } from "./refuse-second-connection.ts";
import { createFreshDatabase } from "./server.ts";
import { copyTemplate } from "./template.ts";

/** For tests of code that depends on the engine: its drivers, its locks, its plans. */
export const everyEngine = ["embedded", "server"] as const;
export type TestEngine = (typeof everyEngine)[number];

/**
 * For `describe.each(testEngines)`: the server alone, whose connections race as in production, where
 * the journeys of `npm test` run on the embedded engine. Both with `TEST_ENGINES=all`, as in `test:long`.
 */
export const testEngines: readonly TestEngine[] =
  process.env["TEST_ENGINES"] === "all" ? everyEngine : ["server"];
/** For what one engine shows as well as the other: the server, or in `test:long` the embedded one, which is slower. */
export const anyEngine: TestEngine = testEngines[0]!;

/** Kept open for the files that this worker runs next: opening one takes longer than most tests. */
const opened: Partial<Record<TestEngine, Promise<Database>>> = {};

/** A database that is as new before the first test: no row, and every sequence at its start. */
export function useDatabase(engine: TestEngine = anyEngine): () => Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await (opened[engine] ??= openSharedDatabase(engine));
    await makeAsNew(database);
    await seedRowIds(database, engine);
  });
  return () => database ?? failClosed();
}

async function openSharedDatabase(engine: TestEngine): Promise<Database> {
  const database = await openTestDatabase(engine);
  await prepare(database);
  await drawRowIdsFromSequence(database);
  return database;
}

/** TRUNCATE would create new files for every table and index, which takes longer than many a test file. */
async function makeAsNew(database: Database): Promise<void> {
  const { orm } = database;
  await emptyTables(database);
  const written = await orm.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`);
  const names = written.rows.map(({ name }) => sql.identifier(name));
  if (names.length > 0)
    await orm.execute(sql`vacuum (index_cleanup on) ${sql.join(names, sql`, `)}`);
  await orm.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null`);
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

/** Deletes every row, for a `beforeEach`. */
export async function emptyTables(database: Database): Promise<void> {
  await (prepared.get(database) ?? prepare(database));
  await database.orm.execute(sql`select testing.empty_tables()`);
}

const prepared = new WeakMap<Database, Promise<unknown>>();

/**
 * A function, so that the engine plans once for a worker what takes longer to plan than to run. It
 * runs without triggers: no reference needs a check, and the audit's rows can be deleted.
 */
function prepare(database: Database): Promise<unknown> {
  const made = database.orm.transaction(async (tx) => {
    await tx.execute(sql`create schema testing`);
    await tx.execute(sql`
      create function testing.empty_tables() returns void language plpgsql
      set session_replication_role = replica as ${sql.raw(`$$
        declare
          filled text[] := array_remove(array[${tableNames.map(nameIfFilled).join()}], null);
          name text;
        begin
          foreach name in array filled loop execute format('delete from %I', name); end loop;
        end $$`)}`);
  });
  prepared.set(database, made);
  return made;
}

const tableNames = Object.values(schema)
  .filter((table) => table instanceof PgTable)
  .map((table) => getTableConfig(table).name);

function nameIfFilled(table: string): string {
  return `case when exists (select from "${table}") then '${table}' end`;
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
  // As `fsync=off` of the test server: `engine.test.ts` proves that a commit is flushed.
  await database.orm.execute(sql`set synchronous_commit = off`);
  // Among a test's few rows a statement takes longer to plan than to run. The site plans each time.
  await database.orm.execute(sql`set plan_cache_mode = force_generic_plan`);
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
  const database = await openDatabase({ ...settings, dataDir: "", databaseUrl });
  if (database.engine === "server") refuseSecondConnection(database);
  return database;
}
