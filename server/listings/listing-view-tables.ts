import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { listingRecords } from "./listing-record-tables.ts";

/** How often a home's page was looked at in a day, by different people. */
export const listingViews = pgTable(
  "listing_views",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => listingRecords.id, { onDelete: "cascade" }),
    /** London date. */
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull(),
  },
  (table) => [
    primaryKey({ name: "listing_views_of_day", columns: [table.listingId, table.day] }),
    index("listing_views_day").on(table.day, table.listingId, table.views),
  ],
);

/** Today's salt. Without it nobody can be found in the marks, and it is deleted the day after. */
export const viewSalts = pgTable("view_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});

/** Who has looked at what today, as a salted hash. Deleted the day after. */
export const viewMarks = pgTable(
  "view_marks",
  {
    day: date("day", { mode: "string" }).notNull(),
    mark: text("mark").notNull(),
  },
  (table) => [primaryKey({ name: "view_marks_of_day", columns: [table.day, table.mark] })],
);
