import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import type { Queryable } from "./client.ts";
import { openServer, type ServerDatabase } from "./server-engine.ts";
import { createFreshDatabase } from "../../testing/server.ts";

/**
 * A second database on the same server stands in for the replica: its
 * name shows which one a read used. `e2e/long/many-processes.test.ts` uses a real one.
 */
const server = inject("testServer");
const serverUrl = "url" in server ? server.url : "";
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let admin: Client;
let names: { primary: string; replica: string };
let database: ServerDatabase;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.resetAllMocks();
  admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  const [databaseUrl, replicaUrl] = [
    await createFreshDatabase(serverUrl),
    await createFreshDatabase(serverUrl),
  ];
  names = { primary: findName(databaseUrl), replica: findName(replicaUrl) };
  const options = { dataDir: "", databaseUrl, readUrls: [replicaUrl], production: false, log };
  database = await openServer(databaseUrl, options);
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  await admin.end();
});

const findName = (url: string) => new URL(url).pathname.slice(1);
const findReader = () => database.read(findDatabaseName);

async function findDatabaseName(db: Queryable) {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]?.name;
}

test("reads go to the replica, everything else to the primary", async () => {
  expect(await findReader()).toBe(names.replica);
  expect(await findDatabaseName(database.orm)).toBe(names.primary);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(`^Read replica in use: .*/${names.replica}\\.$`),
  );
});

test("after a listing's change reads stay on the primary for five seconds", async () => {
  expect(await findReader()).toBe(names.replica);
  database.stayOnPrimary();
  vi.advanceTimersByTime(4999);
  expect(await findReader()).toBe(names.primary);
  vi.advanceTimersByTime(1);
  expect(await findReader()).toBe(names.replica);
});

test("losing a replica fails no read, it is asked again after ten seconds, and each is logged once", async () => {
  expect(await findReader()).toBe(names.replica);
  await admin.query(`alter database ${names.replica} allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    names.replica,
  ]);
  for (let reads = 0; reads < 20; reads++) expect(await findReader()).toBe(names.primary);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(`^Read replica not used: .*/${names.replica}: .*\\.$`),
  );
  await admin.query(`alter database ${names.replica} allow_connections true`);
  vi.advanceTimersByTime(10_000);
  expect(await findReader()).toBe(names.replica);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledTimes(2);
});

test("an error of the query itself is not retried elsewhere", async () => {
  expect(await findReader()).toBe(names.replica);
  const query = vi.fn((db: Queryable) => db.execute(sql`select nothing`));
  await expect(database.read(query)).rejects.toThrow();
  expect(query).toHaveBeenCalledTimes(1);
});
