import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { getCountedDomain, toMailbox } from "../../../domain/shared/mailbox.ts";
import type { Config } from "../../config.ts";
import type { EmbeddedDatabase } from "../database/embedded.ts";
import type { ServerDatabase } from "../database/server-engine.ts";
import { keyFor } from "../database/site-secret.ts";

/** Counts a request, usually as one point. Returns null to allow it, else the seconds to wait. */
export type RateLimit = (who: string, points?: number) => Promise<number | null>;

interface Counting {
  config: Pick<Config, "rateLimit">;
  database: Pick<EmbeddedDatabase, "engine"> | Pick<ServerDatabase, "engine" | "pool">;
  secret: string;
}

/**
 * All processes share counts on a database server. Each counts alone while it is down or on the
 * embedded engine. Only a keyed hash of the client is stored.
 * @param name unique name of this limit
 * @param requests allowed per client within the seconds
 */
export function rateLimit(
  { config, database, secret }: Counting,
  name: string,
  requests: number,
  seconds: number,
): RateLimit {
  if (!config.rateLimit) return async () => null;
  const limiter = createLimiter(database, { keyPrefix: name, points: requests, duration: seconds });
  const key = keyFor(secret, "rate limits");
  return async (who, points = 1) => {
    try {
      await limiter.consume(createHmac("sha256", key).update(who).digest("base64"), points);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

function createLimiter(
  database: Counting["database"],
  limit: { keyPrefix: string; points: number; duration: number },
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory(limit);
  if (database.engine === "embedded") return inMemory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: runUnnamed(database.pool),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Clients over the limit cause no more database queries.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: inMemory,
  });
}

/** The library names its statements. A pooler would run one on a connection that does not know the name. */
function runUnnamed(pool: ServerDatabase["pool"]) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
  };
}

/** Recipients at one company an hour, for each call: far beyond what its staff ask by themselves. */
const mostOfDomain = 60;

/**
 * Limits how often an hour one call is sent in the name of one mailbox, however its address is
 * written, and in that of all mailboxes at a domain that is not open to anybody.
 */
export function rateLimitByEmail(app: Counting, call: string, requests: number): RateLimit {
  const ofMailbox = rateLimit(app, `${call} by e-mail`, requests, 3600);
  const ofDomain = rateLimit(app, `${call} by domain`, mostOfDomain, 3600);
  return async (email, points) => {
    const wait = await ofMailbox(toMailbox(email), points);
    const domain = getCountedDomain(email);
    return wait ?? (domain === null ? null : ofDomain(domain, points));
  };
}
