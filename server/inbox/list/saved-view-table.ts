import { sql } from "drizzle-orm";
import { check, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ViewList } from "../../../domain/conversations/saved-view.ts";
import { timestamptz } from "../../platform/database/columns.ts";
import { staff } from "../../staff/staff-tables.ts";

/** Filters of a list that a member of staff has named. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    list: text("list").$type<ViewList>().notNull(),
    name: text("name").notNull(),
    /** Query string of the list, with its `?`, or empty. */
    query: text("query").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    unique("saved_views_name").on(table.staffId, table.list, table.name),
    check("saved_views_list", sql`${table.list} in ('inbox', 'listings')`),
  ],
);

/** Read until this release, and now in `savedViews`: the next one drops it. */
export const formerInboxViews = pgTable(
  "inbox_saved_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    query: text("query").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [unique("inbox_saved_views_name").on(table.staffId, table.name)],
);

/** The same for the listings. */
export const formerListingViews = pgTable(
  "saved_listing_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    query: text("query").notNull(),
  },
  (table) => [unique("saved_listing_views_name").on(table.staffId, table.name)],
);
