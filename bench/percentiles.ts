/** Returns median and 99th percentile in milliseconds, to two decimals. */
export function calculatePercentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 100) / 100;
  return { p50: at(0.5), p99: at(0.99) };
}
