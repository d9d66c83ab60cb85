/** Tries of one mail before it counts as failed: twelve take about two days. */
export const maxAttempts = 12;

const firstDelay = 60;
const longestDelay = 8 * 60 * 60;

/**
 * How long to wait after a failed try, seconds: a minute, then three times as long each time, at
 * most eight hours, a fifth more or less so that mails that failed together don't return together.
 * @param attempt 1 after the first try
 * @param chance from 0 up to 1
 */
export function getRetryDelay(attempt: number, chance: number = Math.random()): number {
  const delay = Math.min(firstDelay * 3 ** (attempt - 1), longestDelay);
  return Math.round(delay * (0.8 + 0.4 * chance));
}
