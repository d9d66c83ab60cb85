import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../server/testing/database.ts";
import { type TimedWork, timeDatabase } from "./timed-database.ts";

const database = useDatabase("server");

function openTimed() {
  const opened = database();
  if (opened.engine !== "server") throw new Error("A server's statements are timed.");
  const noted: TimedWork[] = [];
  return { noted, timed: timeDatabase(opened, noted) };
}

const sleep = (ms: number) => sql`select pg_sleep(${ms / 1000}::float8)`;

test("a transaction is one work, as long as all that is done in it", async () => {
  const { noted, timed } = openTimed();
  await timed.orm.transaction(async (tx) => {
    await tx.execute(sleep(20));
    await tx.execute(sql`delete from photos where name = 'none'`);
    await tx.execute(sleep(20));
  });
  expect(noted).toHaveLength(1);
  expect(noted[0]).toMatchObject({ statements: 5, slowest: "select" });
  expect(noted[0]!.ms).toBeGreaterThan(39);
  expect(noted[0]!.slowestMs).toBeLessThan(noted[0]!.ms);
});

test("a statement without one is a work, whoever sends it, and so is one that fails", async () => {
  const { noted, timed } = openTimed();
  await timed.orm.execute(sql`delete from photos where name = 'none'`);
  await timed.pool.query("select 1");
  await timed.read((db) => db.execute(sql`select name from photos where name = 'none'`));
  await timed.orm.execute(sql`select nothing from nowhere`).catch(() => {});
  expect(noted.map(({ slowest }) => slowest)).toEqual([
    "delete photos",
    "select",
    "select photos",
    "select nowhere",
  ]);
});

test("a transaction that is rolled back has ended, too", async () => {
  const { noted, timed } = openTimed();
  const failing = timed.orm.transaction(async () => {
    throw new Error("It does not go on.");
  });
  await expect(failing).rejects.toThrow("It does not go on.");
  await timed.orm.execute(sql`select 1`);
  expect(noted.map(({ statements }) => statements)).toEqual([2, 1]);
});
