/** Attempts before a mail counts as failed: twelve take about two days. */
export const maxAttempts = 12;

const firstDelay = 60;
const longestDelay = 8 * 60 * 60;

/**
 * Seconds to wait after a failed attempt: one minute, tripling up to eight hours, with 20% jitter
 * so that mails that failed together don't retry together.
 * @param attempt 1 after the first attempt
 * @param chance from 0 up to 1
 */
export function getRetryDelay(attempt: number, chance: number = Math.random()): number {
  const delay = Math.min(firstDelay * 3 ** (attempt - 1), longestDelay);
  return Math.round(delay * (0.8 + 0.4 * chance));
}
