import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../../platform/database/columns.ts";
import { appointments } from "../diary/diary-tables.ts";

/** What came of a valuation. The day and who went are its appointment's. */
export const valuationFigures = pgTable(
  "valuation_figures",
  {
    appointmentId: uuid("appointment_id")
      .primaryKey()
      .references(() => appointments.id, { onDelete: "cascade" }),
    /** Whole pounds a month: what is suggested, and between what. */
    rentPcm: integer("rent_pcm").notNull(),
    lowestPcm: integer("lowest_pcm").notNull(),
    highestPcm: integer("highest_pcm").notNull(),
    /** To the landlord. */
    words: text("words").notNull().default(""),
    /** Staff id. */
    recordedBy: text("recorded_by").notNull(),
    recordedAt: timestamptz("recorded_at").notNull(),
  },
  (table) => [
    check(
      "valuation_figures_range",
      sql`${table.lowestPcm} > 0 and ${table.rentPcm} between ${table.lowestPcm} and ${table.highestPcm}`,
    ),
  ],
);
