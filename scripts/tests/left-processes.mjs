import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Every process that a run starts inherits it from the run, whatever group or session it is in. */
const mark = "TEST_RUN_ID";

/** How long what is ending by itself may take to be gone, milliseconds. */
const graceMs = 30_000;

/** @returns what the processes of a run have in their environment; a run within a run belongs to both */
export function runMark(id) {
  const outer = process.env[mark];
  return { [mark]: outer ? `${outer} ${id}` : id };
}

/** A temporary folder for all that a run writes. */
export function makeFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // A PostgreSQL that runs as another user has its folder here, and removes it.
  chmodSync(folder, 0o1777);
  return folder;
}

/** What a database server, which ends by itself, still writes may come between. */
export async function removeFolder(folder) {
  for (let attempt = 0; existsSync(folder) && attempt < 100; attempt++) {
    try {
      rmSync(folder, { recursive: true });
    } catch {
      await sleep(100);
    }
  }
}

/** Sends a signal to a whole process group. */
export function endGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // All of it has ended.
  }
}

/**
 * Kills what is left of a run. Where there is no /proc (macOS) nothing is found, and the run's
 * process group alone is ended.
 * @param {string} id of the run
 * @param {number} [waitMs] how long what ends by itself is given for it
 * @returns {Promise<string[]>} what had to be killed: its command line, and the test that started it
 */
export async function endLeftProcesses(id, waitMs = graceMs) {
  let left = leftProcesses(id);
  for (const until = Date.now() + waitMs; left.length > 0 && Date.now() < until;) {
    await sleep(100);
    left = leftProcesses(id);
  }
  // What was killed may have started something meanwhile.
  for (let found = left; found.length > 0; found = leftProcesses(id)) {
    for (const { pid } of found) kill(pid);
    await sleep(20);
  }
  return left.map(({ command, test }) => (test ? `${command} (started by ${test})` : command));
}

function leftProcesses(id) {
  return processIds().flatMap((pid) => {
    if (pid === process.pid) return [];
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      const ids = environment.find((entry) => entry.startsWith(`${mark}=`))?.slice(mark.length + 1);
      if (!ids?.split(" ").includes(id)) return [];
      // One that has ended, and waits to be asked how, has no command line.
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      const by = environment.find((entry) => entry.startsWith("STARTED_BY_TEST="));
      const test = by?.slice("STARTED_BY_TEST=".length).replace(`${process.cwd()}/`, "");
      return command ? [{ pid, command: command.slice(0, 120), test }] : [];
    } catch {
      return []; // It has ended, or is another user's.
    }
  });
}

function processIds() {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}
