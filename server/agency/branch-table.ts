import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OfficeHours } from "../../domain/agency/office-hours.ts";
import { timestamptz } from "../platform/database/columns.ts";

/**
 * Branches of the agency; without a row it has none. Triggers give homes and requests theirs when
 * they are stored: a home by the feed's branch, then by its outcode; a request by its home, then by
 * the outcode that it names, then the main one.
 */
export const branches = pgTable(
  "branches",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    /** What renters of its homes call. */
    phone: text("phone").notNull(),
    /** Null: the agency's. */
    week: jsonb("week").$type<OfficeHours["week"]>(),
    /** Outcodes, each of one open branch. */
    areas: text("areas").array().notNull().default([]),
    /** `BRANCH_ID` of BLM. */
    feedId: text("feed_id"),
    /** Gets the requests that name neither a home nor an outcode. One is main while any is open. */
    isMain: boolean("is_main").notNull().default(false),
    createdAt: timestamptz("created_at").notNull(),
    updatedAt: timestamptz("updated_at").notNull(),
    closedAt: timestamptz("closed_at"),
  },
  (table) => [
    uniqueIndex("branches_name")
      .on(sql`lower(${table.name})`)
      .where(sql`${table.closedAt} is null`),
    uniqueIndex("branches_feed")
      .on(table.feedId)
      .where(sql`${table.closedAt} is null`),
    uniqueIndex("branches_main")
      .on(table.isMain)
      .where(sql`${table.isMain}`),
  ],
);
