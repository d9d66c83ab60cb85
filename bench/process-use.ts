import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Length of the clock tick in which Linux counts processor time for programs, milliseconds. */
const tickMs = 10;

/** Processor time that a process has used up to now, milliseconds. Linux only. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Memory of a process that is in the machine's RAM, MiB. Linux only. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Longer than the pause between two runs of a site's jobs. */
const quietMs = 15_000;

/** Waits until a process has had next to nothing to do for a while. Linux only. */
export async function untilIdle(pid: number): Promise<void> {
  let before = -Infinity;
  for (let spent = processorMs(pid); spent - before > quietMs / 30; spent = processorMs(pid)) {
    before = spent;
    await sleep(quietMs);
  }
}
