import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { enquiries } from "../enquiries/enquiry-tables.ts";

/** Preferred viewing times, in London time. */
export const preferredTimes = pgTable(
  "viewing_wishes",
  {
    enquiryId: text("enquiry_id")
      .primaryKey()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    /** `HH:mm`. */
    fromTime: text("from_time").notNull(),
    untilTime: text("until_time").notNull(),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    /** Pounds a year. */
    salary: integer("salary"),
  },
  (table) => [check("viewing_wishes_range", sql`${table.fromTime} < ${table.untilTime}`)],
);
