import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();

/** Unless this process is ended by a signal: then `scripts/tests` ends what is left. */
process.on("exit", () => endProcesses());

/**
 * Starts a program in a process group of its own. The group ends with the test that started it
 * (see `end-processes.ts`: at the end of its file, or when it fails), and with this process at the latest.
 */
export function startProcess(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.once("exit", () => {
    killGroup(child);
    running.delete(child);
  });
  return child;
}

/** Tells a process to end and waits until it did. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

/** Those that run now. */
export function runningProcesses(): ReadonlySet<ChildProcess> {
  return new Set(running);
}

/** Kills the groups of all that run, except of those that are to stay. */
export function endProcesses(staying: ReadonlySet<ChildProcess> = new Set()): void {
  for (const child of running) if (!staying.has(child)) killGroup(child);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
}
