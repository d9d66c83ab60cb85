import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

export interface Holder {
  pid: number;
  /** ISO 8601, UTC. */
  since: string;
}

export type Lock =
  | {
      ok: true;
      /** True if the last holder was killed or released the lock as not clean. */
      afterKill: boolean;
      /**
       * @param clean false tells the next holder; default true
       */
      release: (clean?: boolean) => void;
    }
  | { ok: false; problem: string; heldBy: Holder | null };

/** Keeps connections from garbage collection, which would release the lock. */
const connections = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process, creating it if missing. The operating system releases the
 * lock when the process ends. Never open `lock.sqlite` elsewhere in the same process: closing that
 * handle would release the lock.
 */
export function acquireLock(dataDir: string): Lock {
  let sqlite: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    sqlite = new DatabaseSync(join(dataDir, "lock.sqlite"), { timeout: 0 });
    // SQLite doesn't lock a read-only file. The uncommitted write detects that.
    sqlite.exec("PRAGMA journal_mode = memory; BEGIN EXCLUSIVE; PRAGMA user_version = 1");
    const afterKill = existsSync(getHolderFile(dataDir));
    writeHolder(dataDir);
    connections.add(sqlite);
    return { ok: true, afterKill, release: createRelease(dataDir, sqlite) };
  } catch (error) {
    sqlite?.close();
    return isBusy(error) ? refuseHeldLock(dataDir) : refuseUnwritable(dataDir, error);
  }
}

function createRelease(dataDir: string, sqlite: DatabaseSync): (clean?: boolean) => void {
  return (clean = true) => {
    if (!sqlite.isOpen) return;
    if (clean) rmSync(getHolderFile(dataDir), { force: true });
    sqlite.close();
    connections.delete(sqlite);
  };
}

function refuseHeldLock(dataDir: string): Lock {
  const heldBy = readHolder(dataDir);
  const who = heldBy ? `process ${heldBy.pid} since ${heldBy.since}` : "another process";
  const problem = `The data folder ${dataDir} is in use by ${who}; only one process can use it.`;
  return { ok: false, problem, heldBy };
}

function refuseUnwritable(dataDir: string, error: unknown): Lock {
  const reason = error instanceof Error ? error.message : String(error);
  const problem = `The data folder ${dataDir} can't be written: ${reason}.`;
  return { ok: false, problem, heldBy: null };
}

const sqliteBusy = 5;

/** The lowest byte of SQLite's extended code is the primary code. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return typeof error.errcode === "number" && (error.errcode & 0xff) === sqliteBusy;
}

const holder = v.object({ pid: v.number(), since: v.string() });

function getHolderFile(dataDir: string): string {
  return join(dataDir, "lock.json");
}

function writeHolder(dataDir: string): void {
  const now: Holder = { pid: process.pid, since: new Date().toISOString() };
  writeFileSync(`${getHolderFile(dataDir)}.new`, JSON.stringify(now));
  renameSync(`${getHolderFile(dataDir)}.new`, getHolderFile(dataDir));
}

function readHolder(dataDir: string): Holder | null {
  try {
    return v.parse(holder, JSON.parse(readFileSync(getHolderFile(dataDir), "utf8")));
  } catch {
    return null; // Between taking the lock and writing the file there is a moment.
  }
}
