const longestMs = 5 * 60_000;

/**
 * Milliseconds to wait before a mailbox is tried again: doubling up to five minutes, with 20% jitter.
 * @param failures 1 after the first
 */
export function getReconnectDelay(
  failures: number,
  firstMs: number,
  chance: number = Math.random(),
): number {
  const delay = Math.min(firstMs * 2 ** Math.min(failures - 1, 20), longestMs);
  return Math.round(delay * (0.8 + 0.4 * chance));
}
