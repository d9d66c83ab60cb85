import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode, root, say, withPinnedNode } from "../steps.mjs";
import {
  endGroup,
  endLeftProcesses,
  makeFolder,
  removeFolder,
  runMark,
} from "./left-processes.mjs";
import { readResults } from "./results.mjs";

/** Interval of progress messages while a step is silent, milliseconds. */
const heartbeatMs = 60_000;
/** Time for a step to start, milliseconds. The slowest takes 30 seconds on a quiet machine. */
const startMs = 10 * 60_000;

const printing = { always: "inherit", "on failure": "pipe", never: "ignore" };

/**
 * Runs a step in its own process group and temporary folder and cleans up however it ends.
 * @param {object} step
 * @param {string} step.name
 * @param {string[]} step.args for the pinned Node
 * @param {Record<string, string>} [step.env]
 * @param {number} [step.silenceMs] ends the step if no test starts or ends for this long; before
 * the first test it may take `startMs`
 * @param {string} [step.command] reruns the step alone
 * @param {"always" | "on failure" | "never"} [step.prints] when to show its output
 * @param {number} [step.graceMs] grace period for child processes
 * @param {AbortSignal} [stop] ends it at once
 * @returns {Promise<import("./results.mjs").Results>}
 */
export async function runStep(step, stop) {
  const { name, args, env = {}, silenceMs = startMs, command, prints = "always" } = step;
  const id = randomUUID();
  const folder = makeFolder("lintel-test-");
  const events = join(folder, "events.jsonl");
  const child = spawn(pinnedNode, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", printing[prints], prints === "never" ? "ignore" : "inherit"],
    env: withPinnedNode({
      ...process.env,
      ...env,
      ...runMark(id),
      TMPDIR: folder,
      // Sites and commands start often: each after the first finds its code compiled.
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      TEST_EVENTS: events,
    }),
  });
  let printed = "";
  child.stdout?.on("data", (text) => (printed += text));
  const end = () => endGroup(child.pid, "SIGKILL");
  stop?.addEventListener("abort", end);
  if (stop?.aborted) end();
  const silence = watchSilence({ name, events, silenceMs }, end);
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
    left: stop?.aborted ? [] : left,
  });
  if (results.failed.length > 0) process.stdout.write(printed);
  await removeFolder(folder);
  return results;
}

function watchSilence({ name, events, silenceMs }, end) {
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
      if (Date.now() - since > (size > 0 ? silenceMs : Math.max(silenceMs, startMs))) {
        ranOut = true;
        end();
      } else if (Date.now() - saidAt > heartbeatMs) {
        saidAt = Date.now();
        const { running } = readResults(size > 0 ? readFileSync(events, "utf8") : "", {});
        const names = running.slice(0, 3).map((test) => test.name);
        const seconds = Math.round((saidAt - since) / 1000);
        const silent = `no test has ended for ${seconds} s: ${names.join("; ")}`;
        say(`... ${names.length > 0 ? silent : `${name} goes on after ${seconds} s`}`);
      }
    },
    Math.min(1000, silenceMs / 4),
  );
  return { stop: () => clearInterval(timer), ranOut: () => ranOut };
}
