import { type RateLimit, rateLimit } from "../platform/http/rate-limit.ts";
import type { PlatformContext } from "../platform/platform-context.ts";

/** Of what an unguessable link opens, by the caller's address. */
export interface ViewingLimits {
  /** Changes and answers that renters send. */
  renters: RateLimit;
  /** Reads of colleagues' calendars: a program asks every few minutes at most. */
  calendars: RateLimit;
}

export function createViewingLimits(
  app: Pick<PlatformContext, "config" | "database" | "siteSecret">,
): ViewingLimits {
  return {
    renters: rateLimit(app, "own viewing", 20, 60),
    calendars: rateLimit(app, "calendar", 60, 60),
  };
}
