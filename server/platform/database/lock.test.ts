import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLock } from "./lock.ts";
import { startProcess } from "../../testing/processes.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lintel-lock-"));
});
afterEach(() => {
  chmodSync(dataDir, 0o700);
  rmSync(dataDir, { recursive: true });
});

async function lockElsewhere() {
  const code = `
    import { acquireLock } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
    const { ok } = acquireLock(${JSON.stringify(dataDir)});
    gc();
    console.log(ok);
    setInterval(() => {}, 1000);`;
  const other = startProcess(process.execPath, ["--expose-gc", "--input-type=module", "-e", code]);
  const [said] = await once(other.stdout!, "data");
  expect(String(said)).toBe("true\n");
  return other;
}

/** Drops root, which may write everywhere. */
function unprivileged<T>(run: () => T): T {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(65534);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}

test("a second process learns who holds the folder and since when", async () => {
  const began = new Date().toISOString();
  const other = await lockElsewhere();
  const lock = acquireLock(dataDir);
  other.kill("SIGKILL");
  expect(lock).toMatchObject({ ok: false, heldBy: { pid: other.pid } });
  if (lock.ok || !lock.heldBy) throw new Error("The lock was free.");
  expect(lock.heldBy.since >= began).toBe(true);
  expect(lock.problem).toBe(
    `The data folder ${dataDir} is in use by process ${other.pid} since ${lock.heldBy.since}; only one process can use it.`,
  );
});

test("a kill releases the lock, and the next holder is told", async () => {
  const other = await lockElsewhere();
  other.kill("SIGKILL");
  await once(other, "exit");
  const lock = acquireLock(dataDir);
  expect(lock).toMatchObject({ ok: true, afterKill: true });
  if (lock.ok) lock.release();
});

test("the same process can't take it twice", () => {
  const first = acquireLock(dataDir);
  expect(acquireLock(dataDir)).toMatchObject({ ok: false, heldBy: { pid: process.pid } });
  if (first.ok) first.release();
});

test("a released lock can be taken again, with nothing to report", () => {
  const first = acquireLock(dataDir);
  if (first.ok) first.release();
  const second = acquireLock(dataDir);
  expect(second).toMatchObject({ ok: true, afterKill: false });
  if (second.ok) second.release();
});

test("a holder with unfinished work can leave a note for the next", () => {
  const first = acquireLock(dataDir);
  if (first.ok) first.release(false);
  const second = acquireLock(dataDir);
  expect(second).toMatchObject({ ok: true, afterKill: true });
  if (second.ok) second.release();
});

test("a missing data folder is made, closed to other users", () => {
  const missing = join(dataDir, "a", "b");
  const lock = acquireLock(missing);
  expect(lock.ok).toBe(true);
  if (lock.ok) lock.release();
  expect(statSync(missing).mode & 0o777).toBe(0o700);
});

test("a path below a file is no data folder", () => {
  writeFileSync(join(dataDir, "file"), "");
  const lock = acquireLock(join(dataDir, "file", "data"));
  expect(lock).toMatchObject({ ok: false, heldBy: null });
  if (!lock.ok) expect(lock.problem).toMatch(/^The data folder .* can't be written: ENOTDIR/);
});

test("a folder that can't be written is distinguished from one in use", () => {
  chmodSync(dataDir, 0o555);
  const lock = unprivileged(() => acquireLock(dataDir));
  expect(lock).toMatchObject({ ok: false, heldBy: null });
  if (!lock.ok) expect(lock.problem).toContain(`${dataDir} can't be written`);
});

test("a read-only lock file locks nothing and is refused", () => {
  writeFileSync(join(dataDir, "lock.sqlite"), "");
  chmodSync(join(dataDir, "lock.sqlite"), 0o444);
  chmodSync(dataDir, 0o777);
  const lock = unprivileged(() => acquireLock(dataDir));
  expect(lock).toMatchObject({ ok: false, heldBy: null });
});
