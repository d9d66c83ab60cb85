import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pinnedNode, root, say, withPinnedNode } from "../steps.mjs";
import { endLeftProcesses, runMark } from "./left-processes.mjs";
import { readResults } from "./results.mjs";

/** So often a step that says nothing says what it is doing; milliseconds. */
const heartbeatMs = 60_000;

/**
 * Runs a program that tells of its tests by `events.mjs`, in a process group and a temporary
 * folder of its own. Nothing of it stays, however it ends; one in which no test begins or ends for
 * `silenceMs` is ended.
 * @param {object} step
 * @param {string} step.name
 * @param {string[]} step.args for the pinned Node
 * @param {Record<string, string>} [step.env]
 * @param {number} [step.silenceMs] at least five times what its longest test takes on a quiet machine
 * @param {string} [step.command] runs the step alone
 * @param {boolean} [step.quiet] prints nothing of what it prints
 * @param {number} [step.graceMs] how long what it started may take to end by itself
 * @param {AbortSignal} [stop] ends it at once
 * @returns {Promise<import("./results.mjs").Results>}
 */
export async function runStep(step, stop) {
  const { name, args, env = {}, silenceMs = 15 * 60_000, command, quiet = false } = step;
  const id = randomUUID();
  const folder = mkdtempSync(join(tmpdir(), "lintel-test-"));
  // A PostgreSQL that runs as another user has its folder here, and removes it.
  chmodSync(folder, 0o1777);
  const events = join(folder, "events.jsonl");
  const child = spawn(pinnedNode, args, {
    cwd: root,
    detached: true,
    stdio: quiet ? "ignore" : ["ignore", "inherit", "inherit"],
    env: withPinnedNode({
      ...process.env,
      ...env,
      ...runMark(id),
      TMPDIR: folder,
      TEST_EVENTS: events,
    }),
  });
  const end = () => killGroup(child.pid);
  stop?.addEventListener("abort", end);
  const silence = watchSilence(events, silenceMs, end);
  const [code] = await once(child, "exit");
  silence.stop();
  stop?.removeEventListener("abort", end);
  const brokenOff = stop?.aborted || silence.ranOut();
  const left = await endLeftProcesses(id, brokenOff ? 0 : step.graceMs);
  end();
  const results = readResults(existsSync(events) ? readFileSync(events, "utf8") : "", {
    name,
    command,
    code: code ?? 1,
    silentSeconds: silence.ranOut() ? silenceMs / 1000 : null,
    left: brokenOff ? [] : left,
  });
  await removeFolder(folder);
  return results;
}

/** Says what is running while nothing ends, and ends it all after too long a silence. */
function watchSilence(events, silenceMs, end) {
  let told = 0;
  let since = Date.now();
  let saidAt = Date.now();
  let ranOut = false;
  const timer = setInterval(
    () => {
      const size = existsSync(events) ? statSync(events).size : 0;
      if (size > told) {
        told = size;
        since = saidAt = Date.now();
        return;
      }
      if (Date.now() - since > silenceMs) {
        ranOut = true;
        end();
      } else if (Date.now() - saidAt > heartbeatMs) {
        saidAt = Date.now();
        const { running } = readResults(size > 0 ? readFileSync(events, "utf8") : "", {});
        const what = running.slice(0, 3).join("; ") || "it is starting or ending";
        say(`... no test has ended for ${Math.round((saidAt - since) / 1000)} s: ${what}`);
      }
    },
    Math.min(1000, silenceMs / 4),
  );
  return { stop: () => clearInterval(timer), ranOut: () => ranOut };
}

function killGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
}

/** What a database server, which ends by itself, still writes may come between. */
async function removeFolder(folder) {
  for (let attempt = 0; existsSync(folder) && attempt < 100; attempt++) {
    try {
      rmSync(folder, { recursive: true });
    } catch {
      await sleep(100);
    }
  }
}
