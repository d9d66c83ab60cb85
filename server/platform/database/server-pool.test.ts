import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import type { Queryable } from "./client.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { openPool, createOrm } from "./server-pool.ts";
import { startTestLine, type TestLine } from "../../testing/line.ts";
import { createFreshDatabase } from "../../testing/server.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const server = inject("testServer");
const serverUrl = "url" in server ? server.url : "";
let line: TestLine;
let pool: Pool;
let orm: Queryable;

beforeEach(async () => {
  line = await startTestLine(await createFreshDatabase(serverUrl));
  pool = openPool(line.url, { log: { error: vi.fn() }, hasPooler: false });
  orm = createOrm(pool);
});
afterEach(async () => {
  await pool.end();
  line.close();
});

const findFailure = (work: Promise<unknown>) => work.then(() => null).catch((thrown) => thrown);
const listNames = async () => (await orm.execute(sql`select name from secrets order by 1`)).rows;
const insert = (name: string) => sql`insert into secrets values (${name}, '')`;

test("a line that is cut between two statements of a transaction fails it, and only it", async () => {
  const failed = await findFailure(
    orm.transaction(async (tx) => {
      await tx.execute(insert("cut"));
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await orm.execute(sql`select pg_terminate_backend(${rows[0]!.pid}::int)`);
      await waitUntil(async () => {
        const here = sql`select from pg_stat_activity where pid = ${rows[0]!.pid}::int`;
        expect((await orm.execute(here)).rows).toEqual([]);
      });
      await tx.execute(insert("later"));
    }),
  );
  expect(isDatabaseUnavailable(failed)).toBe(true);
  expect(await listNames()).toEqual([]);
  await orm.transaction((tx) => tx.execute(insert("next")));
  expect(await listNames()).toEqual([{ name: "next" }]);
});

test("transactions that could not begin use up no connection", async () => {
  line.cuts = (sent) => (sent.includes("begin") ? "before" : "not");
  for (let tries = 0; tries < 15; tries++) {
    const failed = await findFailure(orm.transaction((tx) => tx.execute(insert("never"))));
    expect(isDatabaseUnavailable(failed)).toBe(true);
  }
  line.cuts = () => "not";
  await orm.transaction((tx) => tx.execute(insert("at last")));
  expect(await listNames()).toEqual([{ name: "at last" }]);
});

test("a commit whose answer was lost is a failure, though it was done", async () => {
  line.cuts = (sent) => (sent.includes("commit") ? "after" : "not");
  const failed = await findFailure(orm.transaction((tx) => tx.execute(insert("done"))));
  expect(isDatabaseUnavailable(failed)).toBe(true);
  line.cuts = () => "not";
  expect(await listNames()).toEqual([{ name: "done" }]);
});

test("a refused transaction is rolled back, and its connection stays usable", async () => {
  const refused = new Error("refused");
  const work = orm.transaction(async (tx) => {
    await tx.execute(insert("undone"));
    throw refused;
  });
  expect(await findFailure(work)).toBe(refused);
  expect(await listNames()).toEqual([]);
  expect(pool.totalCount).toBe(1);
});
