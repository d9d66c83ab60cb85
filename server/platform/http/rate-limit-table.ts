import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * How often each caller of late did what is limited; `RateLimiterPostgres` reads and writes it. The
 * keys hold hashes. Unlogged: a count costs no flush of the disk, and after a crash of the server
 * the counting begins anew.
 */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  /** Milliseconds of the epoch; the count begins anew then. */
  expire: bigint("expire", { mode: "number" }).notNull(),
});
