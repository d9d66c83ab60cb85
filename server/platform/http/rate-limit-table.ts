import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Recent counts per rate limit and client, used by `RateLimiterPostgres`. Keys are hashed.
 * Unlogged: counting needs no disk flush, and counts reset after a server crash.
 */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  /** Milliseconds since the epoch, when the count resets. */
  expire: bigint("expire", { mode: "number" }).notNull(),
});
