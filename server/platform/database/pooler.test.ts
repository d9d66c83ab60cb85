import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type TestLine, startTestLine } from "../../testing/line.ts";
import { createFreshDatabase } from "../../testing/server.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { DatabaseProblem } from "./database-problem.ts";
import { openServer, type ServerDatabase } from "./server-engine.ts";
import { watchChannel } from "./watch-channel.ts";

const log = pino({ level: "silent" });
const server = inject("testServer");
const serverUrl = "url" in server ? server.url : "";

/** What leaves a connection otherwise than it was for whoever gets it next. */
const sessionState = /\b(set (?!local\b)|listen |pg_advisory_lock|prepare |create temp|with hold)/i;

/** The same as it stands in code. */
const keepsState = new RegExp(
  [
    String.raw`pg_(try_)?advisory_(un)?lock|\.prepare\("|\bname: "\w+", text:`,
    String.raw`[\`"';]\s*set (session\b|\w+ (to|=))|set_config\(.*false\)`,
    String.raw`create temp(orary)?\b|with hold\b|[\`"]\s*(un)?listen |[\`"]\s*prepare \w+ as`,
  ].join("|"),
  "i",
);

describe("behind a pooler in transaction mode", () => {
  let directUrl: string;
  /** Stands where the pooler would, and hears what it would get. */
  let line: TestLine;
  let sent: string[];
  let database: ServerDatabase;

  beforeEach(async () => {
    directUrl = await createFreshDatabase(serverUrl);
    line = await startTestLine(directUrl);
    sent = [];
    line.cuts = (words) => (sent.push(words), "not");
    database = await open(line.url, directUrl);
  });
  afterEach(async () => {
    await database.close();
    line.close();
  });

  test("nothing that a session would keep goes through it, and no statement has a name", async () => {
    const told: string[] = [];
    const watch = await watchChannel(database, log, {
      channel: "pooled",
      onListening: () => told.push("listening"),
      notified: (payload) => told.push(payload),
      onLost: () => {},
      whileLost: "",
    });
    await waitUntil(() => expect(told).toEqual(["listening"]));
    await database.alone("work", () =>
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(1), ${"a"}::text`);
        await tx.execute(sql`select pg_notify('pooled', 'a change')`);
      }),
    );
    const limit = rateLimit(
      { config: { rateLimit: true }, database, siteSecret: "of the test" },
      "calls",
      1,
      60,
    );
    expect(await limit("somebody")).toBe(null);
    await waitUntil(() => expect(told).toEqual(["listening", "a change"]));
    await watch.stop();
    const through = sent.join("\n");
    expect(through).toContain("a change");
    expect(through).toContain('INSERT INTO "rate_limits"');
    expect(through).not.toMatch(sessionState);
    // Parse: the byte P, its length, then the statement's name, which is empty.
    expect([...through.matchAll(/P\0\0[^][^]([^\0]+)\0\s*(select|insert|update|begin)/gi)]).toEqual(
      [],
    );
  });

  test("each of its connections has the time limits, the time zone and the style of dates", async () => {
    const client = new Client({ connectionString: directUrl });
    await client.connect();
    const { rows } = await client.query(`
      select current_setting('statement_timeout') as statement, current_setting('timezone') as zone,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('datestyle') as style`);
    await client.end();
    expect(rows).toEqual([{ statement: "15s", zone: "UTC", idle: "30s", style: "ISO, YMD" }]);
  });

  test("the role's own limits stop neither a migration nor what one process does alone", async () => {
    const client = new Client({ connectionString: directUrl });
    await client.connect();
    const name = new URL(directUrl).pathname.slice(1);
    for (const limit of ["statement_timeout", "idle_in_transaction_session_timeout"])
      await client.query(`alter role current_user in database ${name} set ${limit} = '50ms'`);
    await client.end();
    const again = await open(directUrl, directUrl);
    await again.alone("slow", () => database.orm.execute(sql`select pg_sleep(0.2)`));
    await again.close();
  });
});

test("a pooler that nobody named stops the start with one line", async () => {
  const line = await startTestLine(await createFreshDatabase(serverUrl));
  // A pooler gives each connection an id of its own.
  line.changes = (answered) => {
    const at = answered.indexOf(Buffer.from([75, 0, 0, 0, 12]));
    if (at !== -1) answered.writeInt32BE(4321, at + 5);
    return answered;
  };
  const problem = await open(line.url).catch((thrown: unknown) => thrown);
  line.close();
  expect(problem).toBeInstanceOf(DatabaseProblem);
  expect(String(problem)).toMatch(/goes through a pooler .*DATABASE_DIRECT_URL/);
});

/** They use connections that no pooler shares out. */
const direct = /database\/(server-engine|session-settings|watch-channel)\.ts$|^server\/testing\//;

test.each([
  "select pg_advisory_lock(1)",
  "select pg_try_advisory_lock(1)",
  "sql`set statement_timeout to 0`",
  "sql`set session time zone 'UTC'`",
  "select set_config('timezone', 'UTC', false)",
  "create temp table found as select 1",
  "create temporary table found (id int)",
  "declare found cursor with hold for select 1",
  "`listen ${channel}`",
  "`prepare found as select 1`",
  'orm.select().prepare("found")',
  'pool.query({ name: "found", text: "select 1" })',
])("%s would be found", (code) => {
  expect(code).toMatch(keepsState);
});

test("no code leaves anything with a session that a pooler gives to somebody else", () => {
  const sources = globSync("server/**/*.ts", { exclude: ["**/*.test.ts"] });
  expect(sources.length).toBeGreaterThan(200);
  const keeping = sources.filter(
    (path) => !direct.test(path) && keepsState.test(readFileSync(path, "utf8")),
  );
  expect(keeping).toEqual([]);
});

function open(databaseUrl: string, directUrl: string | null = null): Promise<ServerDatabase> {
  return openServer(databaseUrl, { dataDir: "", databaseUrl, directUrl, production: false, log });
}
