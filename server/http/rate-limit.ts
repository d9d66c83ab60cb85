import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts one request; null lets it pass, else the seconds to wait. */
export type RateLimit = (who: string) => Promise<number | null>;

/**
 * @param requests how many one caller may make within the seconds
 * @param on false lets everything pass: tests and benches
 */
export function rateLimit(requests: number, seconds: number, on: boolean): RateLimit {
  if (!on) return async () => null;
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return async (who) => {
    try {
      await limiter.consume(who);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
