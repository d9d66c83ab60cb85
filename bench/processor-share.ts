import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";

/** Linux control groups, version 1, of the processor. */
const folder = "/sys/fs/cgroup/cpu";
const periodUs = 20_000;

/** @returns why no process can be limited here, or null */
export function explainNoLimits(): string | null {
  if (!existsSync(`${folder}/cpu.cfs_quota_us`)) return `no ${folder}/cpu.cfs_quota_us`;
  if (process.getuid?.() !== 0) return "only root may limit processes";
  return null;
}

/**
 * Gives a process, with all its threads, a share of one core, as a container's limit does.
 * @returns takes the limit away, once the process has ended
 */
export function limitProcessor(pid: number, share: number): () => void {
  const group = `${folder}/lintel-bench-${pid}`;
  mkdirSync(group);
  writeFileSync(`${group}/cpu.cfs_period_us`, String(periodUs));
  writeFileSync(`${group}/cpu.cfs_quota_us`, String(Math.round(periodUs * share)));
  writeFileSync(`${group}/cgroup.procs`, String(pid));
  return () => rmdirSync(group);
}
