import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();

/** Not run if a signal ends this process: `scripts/tests` then cleans up. */
process.on("exit", () => endProcesses());

/**
 * Starts a program in its own process group. The group ends with its test file or failed test
 * (`end-processes.ts`), at the latest with this process.
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

export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

export function listProcesses(): ReadonlySet<ChildProcess> {
  return new Set(running);
}

export function endProcesses(staying: ReadonlySet<ChildProcess> = new Set()): void {
  for (const child of running) if (!staying.has(child)) killGroup(child);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended.
  }
}
