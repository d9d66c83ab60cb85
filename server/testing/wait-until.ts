import { vi } from "vitest";

/**
 * Waits until a check stops throwing and returns its result. The timeout only ends a hopeless wait,
 * and is far longer than a busy machine needs.
 */
export function waitUntil<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 120_000, interval: 20 });
}
