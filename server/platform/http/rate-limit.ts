import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Config } from "../../config.ts";
import type { EmbeddedDatabase } from "../database/embedded.ts";
import type { ServerDatabase } from "../database/server-engine.ts";
import { keyFor } from "../database/site-secret.ts";

/** Counts one request; null lets it pass, else the seconds to wait. */
export type RateLimit = (who: string) => Promise<number | null>;

/** What of a house counts. */
interface Counting {
  /** Off lets everything pass: tests and benches. */
  config: Pick<Config, "rateLimit">;
  database: Pick<EmbeddedDatabase, "engine"> | Pick<ServerDatabase, "engine" | "pool">;
  secret: string;
}

/**
 * On a database server all processes count together; while it is away, and on the embedded engine,
 * each counts for itself. Of a caller only a keyed hash is remembered.
 * @param name tells this limit from all others
 * @param requests how many one caller may make within the seconds
 */
export function rateLimit(
  { config, database, secret }: Counting,
  name: string,
  requests: number,
  seconds: number,
): RateLimit {
  if (!config.rateLimit) return async () => null;
  const limiter = limiterOn(database, { keyPrefix: name, points: requests, duration: seconds });
  const key = keyFor(secret, "rate limits");
  return async (who) => {
    try {
      await limiter.consume(createHmac("sha256", key).update(who).digest("base64"));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

function limiterOn(
  database: Counting["database"],
  limit: { keyPrefix: string; points: number; duration: number },
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory(limit);
  if (database.engine === "embedded") return inMemory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: database.pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // The house-keeping does it.
    clearExpiredByTimeout: false,
    // Who is over the limit costs the database nothing more.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: inMemory,
  });
}

/** Limits how often an hour one call is sent in the name of one e-mail address. */
export function rateLimitByEmail(app: Counting, call: string, requests: number): RateLimit {
  const limit = rateLimit(app, `${call} by e-mail`, requests, 3600);
  return (email) => limit(email.trim().toLowerCase());
}
