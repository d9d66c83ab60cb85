import { rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushFolder } from "./data-folder.ts";
import { DurableFs } from "./durable-fs.ts";
import { startEngine } from "./engine.ts";
import { embeddedDataDir } from "../../testing/database.ts";

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = embeddedDataDir();
  folder = join(dataDir, "database");
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

async function commit(pglite: PGlite, times: number): Promise<void> {
  await pglite.exec("create table if not exists notes (text text)");
  for (let i = 0; i < times; i++) await pglite.query("insert into notes values ($1)", [`${i}`]);
}

test("every commit is flushed to the disk before it is acknowledged", async () => {
  const fs = new DurableFs(folder);
  const { pglite } = await startEngine(fs, vi.fn());
  await commit(pglite, 0);
  const flush = vi.spyOn(fs, "flush");
  for (let commits = 1; commits <= 20; commits++) {
    const before = fs.syncs;
    flush.mockClear();
    await commit(pglite, 1);
    expect(fs.syncs).toBeGreaterThan(before);
    expect(flush).toHaveBeenCalledTimes(fs.syncs - before);
  }
  await pglite.close();
});

test("with PGlite's default start nothing is flushed: the parameters matter", async () => {
  const fs = new DurableFs(folder);
  const pglite = await PGlite.create({ fs });
  await commit(pglite, 20);
  expect(fs.syncs).toBe(0);
  await pglite.close();
});

test("the engine runs with fsync, a WAL method that flushes, and small buffers", async () => {
  const { pglite } = await startEngine(new DurableFs(folder), vi.fn());
  const { rows } = await pglite.query(`
    select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
      current_setting('shared_buffers') as buffers`);
  expect(rows).toEqual([{ fsync: "on", method: "fsync", buffers: "16MB" }]);
  await pglite.close();
});

test("requests get a turn between queries that follow each other", async () => {
  const { pglite } = await startEngine(new DurableFs(folder), vi.fn());
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await pglite.transaction(async (tx) => {
    for (let query = 0; query < 50; query++) await tx.query("select pg_sleep(0.002)");
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(25);
  await pglite.close();
});

test("after a disk error no row is acknowledged, and the engine refuses instead of hanging", async () => {
  const onStop = vi.fn();
  const fs = new DurableFs(folder);
  const { pglite, hasStopped } = await startEngine(fs, onStop);
  await commit(pglite, 1);
  vi.spyOn(fs, "flush").mockImplementation(() => {
    throw new Error("EIO");
  });
  await expect(commit(pglite, 1)).rejects.toThrow("could not fsync file");
  await expect(pglite.query("select 1")).rejects.toThrow("The database has stopped");
  await expect(pglite.transaction((tx) => tx.query("select 1"))).rejects.toThrow("has stopped");
  expect(hasStopped()).toBe(true);
  expect(onStop).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("could not fsync file"));
});

test("after a kill the files are flushed together, and not again one by one", async () => {
  const left = await startEngine(new DurableFs(folder), vi.fn());
  await commit(left.pglite, 3);
  // Opening the folder again without closing it simulates a start after a kill.
  await flushFolder(folder);
  const fs = new DurableFs(folder, { settled: true });
  const { pglite } = await startEngine(fs, vi.fn());
  expect(fs.syncs).toBeGreaterThan(0);
  expect(fs.syncs).toBeLessThan(100);
  const { rows } = await pglite.query("select count(*)::int as count from notes");
  expect(rows).toEqual([{ count: 3 }]);
  const before = fs.syncs;
  await commit(pglite, 1);
  expect(fs.syncs).toBeGreaterThan(before);
  await pglite.close();
});

test("visitor input is not mistaken for the end of the engine", async () => {
  const onStop = vi.fn();
  const { pglite, hasStopped } = await startEngine(new DurableFs(folder), onStop);
  const typed = "x\nAborted()\n2026-11-21 07:57:31.446 UTC [42] PANIC:  disk full";
  await expect(pglite.query("select $1::text::int", [typed])).rejects.toThrow("invalid input");
  await expect(pglite.exec(`select '${typed}'::int`)).rejects.toThrow("invalid input");
  expect(hasStopped()).toBe(false);
  expect(onStop).not.toHaveBeenCalled();
  await pglite.query("select 1");
  await pglite.close();
});

test("a damaged folder gives a one-line error", async () => {
  rmSync(join(folder, "global/pg_control"));
  const onStop = vi.fn();
  await expect(startEngine(new DurableFs(folder), onStop)).rejects.toThrow(
    /^The embedded database does not start: could not open file "global\/pg_control".*\.$/,
  );
  expect(onStop).not.toHaveBeenCalled();
});
