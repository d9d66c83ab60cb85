import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { getCountedDomain, toMailbox } from "../../../domain/shared/mail/mailbox.ts";
import type { Config } from "../../config.ts";
import type { Logger } from "pino";
import type { EmbeddedDatabase } from "../database/embedded.ts";
import type { ServerDatabase } from "../database/server-engine.ts";
import { keyFor } from "../database/site-secret.ts";

/** Counts a request, usually as one point. Returns null to allow it, else the seconds to wait. */
export type RateLimit = (who: string, points?: number) => Promise<number | null>;

interface Counting {
  config: Pick<Config, "rateLimit">;
  database: Pick<EmbeddedDatabase, "engine"> | Pick<ServerDatabase, "engine" | "pool">;
  siteSecret: string;
}

/**
 * All processes share counts on a database server. Each counts alone while it is down or on the
 * embedded engine. Only a keyed hash of the client is stored.
 * @param name unique name of this limit
 * @param requests allowed per client within the seconds
 */
export function rateLimit(
  { config, database, siteSecret }: Counting,
  name: string,
  requests: number,
  seconds: number,
): RateLimit {
  if (!config.rateLimit) return async () => null;
  const limiter = createLimiter(database, { keyPrefix: name, points: requests, duration: seconds });
  const key = keyFor(siteSecret, "rate limits");
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

/** Mails an hour of one call to recipients at one company: far beyond what its staff ask by themselves. */
const mostToDomain = 60;

/** What one call's senders may do in the name of an e-mail address. */
export interface EmailLimits {
  /** Submissions of one mailbox, however its address is written. */
  submissions: RateLimit;
  /** Mails to all mailboxes at the address's domain, unless that is open to anybody. */
  mails: RateLimit;
  /** Mails to somebody whom the sender names beside themselves: mailbox and domain both count. */
  toNamed: RateLimit;
}

/** @param requests submissions an hour of one mailbox */
export function limitByEmail(
  app: Counting & { log: Pick<Logger, "warn"> },
  call: string,
  requests: number,
): EmailLimits {
  const ofMailbox = rateLimit(app, `${call} by e-mail`, requests, 3600);
  const ofDomain = rateLimit(app, `${call} by domain`, mostToDomain, 3600);
  const submissions: RateLimit = (email, points) => ofMailbox(toMailbox(email), points);
  const mails: RateLimit = async (email, points) => {
    const domain = getCountedDomain(email);
    const wait = domain === null ? null : await ofDomain(domain, points);
    if (wait !== null)
      app.log.warn({ call }, "Too many emails to one domain; this one was skipped.");
    return wait;
  };
  return {
    submissions,
    mails,
    async toNamed(email, points) {
      const wait = await submissions(email, points);
      if (wait === null) return mails(email);
      app.log.warn({ call }, "Too many emails to one mailbox; this one was skipped.");
      return wait;
    },
  };
}
