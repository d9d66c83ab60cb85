import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits until something is found.
 * @param what for the error of a wait without hope
 */
export async function waitFor<Found>(
  what: string,
  find: () => Promise<Found | null | false | undefined>,
  longestMs = 120_000,
): Promise<Found> {
  const until = performance.now() + longestMs;
  for (;;) {
    const found = await find().catch(() => null);
    if (found) return found;
    if (performance.now() > until) throw new Error(`Waited in vain: ${what}.`);
    await pause(100);
  }
}
