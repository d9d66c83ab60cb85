import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** Who holds a data folder. */
export interface Holder {
  pid: number;
  /** ISO 8601, UTC. */
  since: string;
}

export type Lock =
  | {
      ok: true;
      /** True if the holder before was killed, or gave the lock back as not clean. */
      afterKill: boolean;
      /** @param clean false leaves word for the next holder; true unless given */
      release: (clean?: boolean) => void;
    }
  | { ok: false; problem: string; heldBy: Holder | null };

/** A lock's connection that the garbage collector took would give the lock back. */
const connections = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process, making it if it isn't there. The operating system gives
 * the lock back when the process ends, however it ends. Never open `lock.sqlite` by other means
 * in the process that holds it: closing that file would give the lock away.
 */
export function acquireLock(dataDir: string): Lock {
  let sqlite: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    sqlite = new DatabaseSync(join(dataDir, "lock.sqlite"), { timeout: 0 });
    // Of a file that it may only read SQLite locks nothing; the write, never committed, finds out.
    sqlite.exec("PRAGMA journal_mode = memory; BEGIN EXCLUSIVE; PRAGMA user_version = 1");
    const afterKill = existsSync(holderFile(dataDir));
    writeHolder(dataDir);
    connections.add(sqlite);
    return { ok: true, afterKill, release: releaser(dataDir, sqlite) };
  } catch (error) {
    sqlite?.close();
    return isBusy(error) ? refuseHeldLock(dataDir) : unwritable(dataDir, error);
  }
}

function releaser(dataDir: string, sqlite: DatabaseSync): (clean?: boolean) => void {
  return (clean = true) => {
    if (!sqlite.isOpen) return;
    if (clean) rmSync(holderFile(dataDir), { force: true });
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

function unwritable(dataDir: string, error: unknown): Lock {
  const reason = error instanceof Error ? error.message : String(error);
  const problem = `The data folder ${dataDir} can't be written: ${reason}.`;
  return { ok: false, problem, heldBy: null };
}

const sqliteBusy = 5;

/** SQLite's extended codes carry the plain one in their lowest byte. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return typeof error.errcode === "number" && (error.errcode & 0xff) === sqliteBusy;
}

const holder = v.object({ pid: v.number(), since: v.string() });

function holderFile(dataDir: string): string {
  return join(dataDir, "lock.json");
}

function writeHolder(dataDir: string): void {
  const now: Holder = { pid: process.pid, since: new Date().toISOString() };
  writeFileSync(`${holderFile(dataDir)}.new`, JSON.stringify(now));
  renameSync(`${holderFile(dataDir)}.new`, holderFile(dataDir));
}

function readHolder(dataDir: string): Holder | null {
  try {
    return v.parse(holder, JSON.parse(readFileSync(holderFile(dataDir), "utf8")));
  } catch {
    return null; // Between taking the lock and writing the file there is a moment.
  }
}
