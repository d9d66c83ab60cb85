import { Client } from "pg";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { secrets } from "./secrets-table.ts";
import { DatabaseProblem } from "./database-problem.ts";
import { openServer } from "./server-engine.ts";
import { createFreshDatabase } from "../../testing/server.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const server = inject("testServer");
const serverUrl = "url" in server ? server.url : "";
beforeEach(() => vi.resetAllMocks());

function open(databaseUrl: string) {
  return openServer(databaseUrl, { dataDir: "", databaseUrl, production: false, log });
}

async function findProblem(databaseUrl: string): Promise<string> {
  const error = await open(databaseUrl).catch((thrown: unknown) => thrown);
  if (!(error instanceof DatabaseProblem)) throw new Error("It opened, or failed otherwise.");
  expect(error.message).not.toContain("\n");
  return error.message;
}

test("an unreachable server gives a one-line error without the password", async () => {
  const said = await findProblem("postgres://lintel:secret@127.0.0.1:1/site");
  expect(said).toMatch(
    /^The database server at 127\.0\.0\.1:1\/site can't be used: .*ECONNREFUSED/,
  );
  expect(said).not.toContain("secret");
});

test("a rejected password gives a one-line error without the password", async () => {
  const url = new URL(serverUrl);
  url.password = "not-this-one";
  const said = await findProblem(url.href);
  expect(said).toContain("password authentication failed");
  expect(said).not.toContain("not-this-one");
});

test("processes that start together on an empty server migrate it once", async () => {
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query("create database together");
  const url = new URL(serverUrl);
  url.pathname = "together";
  const opened = await Promise.all([1, 2, 3].map(() => open(url.href)));
  for (const database of opened) await database.close();
  expect(opened).toHaveLength(3);
  await admin.query("drop database together");
  await admin.end();
});

test("what processes do alone, one at a time does, and the next sees what it did", async () => {
  const databaseUrl = await createFreshDatabase(serverUrl);
  const processes = await Promise.all([1, 2, 3].map(() => open(databaseUrl)));
  const once = vi.fn();
  const fillIfEmpty = async ({ orm, alone }: (typeof processes)[number]) =>
    alone("filling", async () => {
      if ((await orm.$count(secrets)) > 0) return;
      once();
      await orm.insert(secrets).values({ name: "filled", value: "" });
    });
  await Promise.all(processes.map(fillIfEmpty));
  expect(once).toHaveBeenCalledTimes(1);
  await Promise.all(processes.map((each) => each.close()));
});

test("a lost idle connection is logged, and the next query gets a new one", async () => {
  const databaseUrl = await createFreshDatabase(serverUrl);
  const database = await open(databaseUrl);
  await database.ping();
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    new URL(databaseUrl).pathname.slice(1),
  ]);
  await waitUntil(() => expect(log.error).toHaveBeenCalled());
  expect(log.error.mock.calls[0]?.[0]).toMatch(/^Idle database connection lost: /);
  await database.ping();
  await database.close();
  await admin.end();
});

test("a server's own time zone, date style and patience change nothing", async () => {
  const databaseUrl = await createFreshDatabase(serverUrl);
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  await admin.query(`alter database ${name} set timezone to 'Asia/Tokyo'`);
  await admin.query(`alter database ${name} set datestyle to 'German'`);
  await admin.end();
  const database = await open(databaseUrl);
  const { rows } = await database.pool.query(`
    select current_setting('timezone') as zone, current_setting('statement_timeout') as patience,
      date '2027-03-09' as day`);
  expect(rows).toEqual([{ zone: "UTC", patience: "15s", day: "2027-03-09" }]);
  await database.close();
});
