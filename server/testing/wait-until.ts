import { vi } from "vitest";

/**
 * Waits until a check no longer throws, and answers what it answered. The limit is there to end a
 * test that waits in vain; it is far beyond what a busy machine takes.
 */
export function waitUntil<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 120_000, interval: 20 });
}
