import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Environment variable inherited by every process of a run, whatever its group or session. */
const mark = "TEST_RUN_ID";

/** Grace period for processes that exit by themselves, milliseconds. */
const graceMs = 30_000;

/** Returns environment variables for a run. Nested runs also carry the outer run's id. */
export function runMark(id) {
  const outer = process.env[mark];
  return { [mark]: outer ? `${outer} ${id}` : id };
}

export function makeFolder(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL may run as another user, who creates and deletes its folder here.
  chmodSync(folder, 0o1777);
  return folder;
}

/** Retries, since a database server shutting down may still be writing. */
export async function removeFolder(folder) {
  for (let attempt = 0; existsSync(folder) && attempt < 100; attempt++) {
    try {
      rmSync(folder, { recursive: true });
    } catch {
      await sleep(100);
    }
  }
}

export function endGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has already exited.
  }
}

/**
 * Kills what is left of a run. Without /proc (macOS) it finds nothing.
 * @param {string} id of the run
 * @param {number} [waitMs] grace period for processes that exit by themselves
 * @returns {Promise<string[]>} killed command lines, and the test that started each
 */
export async function endLeftProcesses(id, waitMs = graceMs) {
  let left = leftProcesses(id);
  for (const until = Date.now() + waitMs; left.length > 0 && Date.now() < until;) {
    await sleep(100);
    left = leftProcesses(id);
  }
  // Killed processes may have started others meanwhile.
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
      // Zombies have no command line.
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
    // It has already exited.
  }
}
