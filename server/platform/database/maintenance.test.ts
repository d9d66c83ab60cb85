import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { EmbeddedDatabase } from "./embedded.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { startMaintenance, runMaintenance } from "./maintenance.ts";
import { waitUntil } from "../../testing/wait-until.ts";

let database: EmbeddedDatabase;
beforeAll(async () => {
  const opened = await openTestDatabase("embedded");
  if (opened.engine !== "embedded") throw new Error("Another engine was opened.");
  database = opened;
  await database.pglite.exec("create table notes (text text); create table quiet (text text)");
});
afterAll(() => database.close());

async function changeNotes(): Promise<void> {
  await database.pglite.exec("insert into notes values ('a'); update notes set text = 'b'");
}

async function ask<T>(query: string): Promise<T | undefined> {
  const { rows } = await database.pglite.query<T>(query);
  return rows[0];
}
const countCheckpoints = () =>
  ask<{ at: string }>("select checkpoint_lsn::text as at from pg_control_checkpoint()");
const countVacuumed = () =>
  ask<{ notes: number; quiet: number }>(`
    select sum(vacuum_count) filter (where relname = 'notes')::int as notes,
      sum(vacuum_count) filter (where relname = 'quiet')::int as quiet
    from pg_stat_user_tables`);

test("the tables that changed are vacuumed and analysed, then a checkpoint is written", async () => {
  await changeNotes();
  const before = await countCheckpoints();
  await runMaintenance(database.pglite);
  expect(await countCheckpoints()).not.toEqual(before);
  expect(await countVacuumed()).toEqual({ notes: 1, quiet: 0 });
  const counts = "select n_dead_tup::int as dead, n_mod_since_analyze::int as changed";
  expect(await ask(`${counts} from pg_stat_user_tables where relname = 'notes'`)).toEqual({
    dead: 0,
    changed: 0,
  });
});

test("it repeats while the database is open", async () => {
  const stop = startMaintenance(database.pglite, { everyMs: 20, log: { error: vi.fn() } });
  for (let round = 0; round < 2; round++) {
    const before = await countCheckpoints();
    await changeNotes();
    await waitUntil(async () => expect(await countCheckpoints()).not.toEqual(before));
  }
  await stop();
  const after = await countCheckpoints();
  await sleep(80);
  expect(await countCheckpoints()).toEqual(after);
});

test("two runs never overlap, and stopping waits for the one under way", async () => {
  let under = 0;
  let most = 0;
  const exec = vi.spyOn(database.pglite, "exec").mockImplementation(async () => {
    most = Math.max(most, ++under);
    await sleep(30);
    under--;
    return [];
  });
  const stop = startMaintenance(database.pglite, { everyMs: 1, log: { error: vi.fn() } });
  await waitUntil(() => expect(exec.mock.calls.length).toBeGreaterThan(2));
  await stop();
  expect({ most, under }).toEqual({ most: 1, under: 0 });
  exec.mockRestore();
});

test("a run that fails is logged in one line and tried again", async () => {
  const exec = vi.spyOn(database.pglite, "exec").mockRejectedValue(new Error("disk full"));
  const log = { error: vi.fn() };
  const stop = startMaintenance(database.pglite, { everyMs: 1, log });
  await waitUntil(() => expect(log.error.mock.calls.length).toBeGreaterThan(1));
  await stop();
  exec.mockRestore();
  expect(log.error).toHaveBeenCalledWith("Database maintenance failed, will retry: disk full.");
});

test("it does not keep the process alive", () => {
  const code = `
    import { startMaintenance } from ${JSON.stringify(join(import.meta.dirname, "maintenance.ts"))};
    startMaintenance({}, { everyMs: 3_600_000, log: console });`;
  const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    timeout: 100_000,
  });
  expect(status).toBe(0);
});
