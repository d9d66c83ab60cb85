import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Linux clock tick of process CPU times, milliseconds. */
const tickMs = 10;

/** Milliseconds. Linux only. */
export function readProcessorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** MiB. Linux only. */
export function readResidentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Longer than the interval between runs of a site's jobs. */
const quietMs = 15_000;

export async function waitUntilIdle(pid: number): Promise<void> {
  let before = -Infinity;
  for (
    let spent = readProcessorMs(pid);
    spent - before > quietMs / 30;
    spent = readProcessorMs(pid)
  ) {
    before = spent;
    await sleep(quietMs);
  }
}
