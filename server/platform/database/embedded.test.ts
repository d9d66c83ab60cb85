import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushFolder } from "./data-folder.ts";
import { DurableFs } from "./durable-fs.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded.ts";
import { humanCheckNonces } from "../human-check/nonce-table.ts";
import { embeddedDataDir } from "../../testing/database.ts";
import { startProcess } from "../../testing/processes.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

const flushAll = vi.fn(flushFolder);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let dataDir: string;
beforeEach(() => {
  dataDir = embeddedDataDir();
});
afterEach(() => {
  flushAll.mockClear();
  log.error.mockClear();
  rmSync(dataDir, { recursive: true });
});

function open(options: { maintenanceEveryMs?: number; onBroken?: (reason: string) => void } = {}) {
  const settings = { dataDir, databaseUrl: null, production: false, log, ...options };
  return openEmbedded(settings, flushAll);
}

function getFileSystem({ pglite: { fs } }: EmbeddedDatabase): DurableFs {
  if (!(fs instanceof DurableFs)) throw new Error("The database is not on a durable file system.");
  return fs;
}

async function addUntilKilled(): Promise<string[]> {
  const code = `
    import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
    const options = { dataDir: ${JSON.stringify(dataDir)}, production: false, log: console };
    const { pglite } = await openEmbedded(options);
    for (let i = 0; ; i++) {
      const nonce = "nonce-" + i;
      await pglite.query("insert into human_check_nonces values ($1, now())", [nonce]);
      process.stdout.write(nonce + "\\n");
    }`;
  const other = startProcess(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: string[] = [];
  for await (const nonce of createInterface({ input: other.stdout! })) {
    acknowledged.push(nonce);
    if (acknowledged.length === 30) other.kill("SIGKILL");
  }
  return acknowledged;
}

// `e2e/kill.test.ts` kills the whole site, again and again.
test("a kill loses no acknowledged row", async () => {
  const acknowledged = await addUntilKilled();
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  const database = await open();
  const rows = await database.orm.select({ nonce: humanCheckNonces.nonce }).from(humanCheckNonces);
  const kept = new Set(rows.map(({ nonce }) => nonce));
  expect(acknowledged.filter((nonce) => !kept.has(nonce))).toEqual([]);
  await database.close();
});

test("the site's own commits are flushed one by one", async () => {
  const database = await open();
  const fs = getFileSystem(database);
  for (let commits = 1; commits <= 10; commits++) {
    const before = fs.syncs;
    await database.orm
      .insert(humanCheckNonces)
      .values({ nonce: `n${commits}`, expiresAt: seededMoment });
    expect(fs.syncs).toBeGreaterThan(before);
  }
  await database.close();
});

test("after a kill, and only then, the whole folder is flushed before the engine starts", async () => {
  await (await open()).close();
  expect(flushAll).not.toHaveBeenCalled();
  writeFileSync(join(dataDir, "lock.json"), "the holder before never gave the lock back");
  await (await open()).close();
  expect(flushAll).toHaveBeenCalledExactlyOnceWith(join(dataDir, "database"));
});

test("on a failing disk the site is notified, so that it can end, and closing releases the folder", async () => {
  const onBroken = vi.fn();
  const database = await open({ onBroken });
  vi.spyOn(getFileSystem(database), "flush").mockImplementation(() => {
    throw new Error("EIO");
  });
  const adding = database.orm
    .insert(humanCheckNonces)
    .values({ nonce: "n", expiresAt: seededMoment });
  await expect(adding).rejects.toThrow();
  await expect(database.ping()).rejects.toThrow("The database has stopped: could not fsync file");
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("could not fsync file"));
  await database.close();
  await (await open()).close();
  expect(flushAll).toHaveBeenCalledOnce();
});

test("while open it runs its own maintenance", async () => {
  const database = await open({ maintenanceEveryMs: 20 });
  const exec = vi.spyOn(database.pglite, "exec");
  await waitUntil(() => expect(exec).toHaveBeenCalledWith("CHECKPOINT"));
  await database.close();
});

test("closing vacuums what changed and writes a checkpoint", async () => {
  const database = await open();
  await database.orm.insert(humanCheckNonces).values({ nonce: "n", expiresAt: seededMoment });
  const exec = vi.spyOn(database.pglite, "exec");
  await database.close();
  expect(exec).toHaveBeenCalledWith("VACUUM (ANALYZE) public.human_check_nonces");
  expect(exec).toHaveBeenLastCalledWith("CHECKPOINT");
});

test("an error in the last maintenance is logged and does not keep it from closing", async () => {
  const database = await open();
  vi.spyOn(database.pglite, "exec").mockRejectedValue(new Error("disk full"));
  await database.close();
  expect(log.error).toHaveBeenCalledWith("Database maintenance at shutdown failed: disk full.");
  await (await open()).close();
});
