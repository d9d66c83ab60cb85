import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../../platform/database/columns.ts";
import { negotiators } from "../diary/diary-tables.ts";

/** London times, one row for each weekday that somebody works. */
export const workingHours = pgTable(
  "working_hours",
  {
    negotiatorId: integer("negotiator_id")
      .notNull()
      .references(() => negotiators.id, { onDelete: "cascade" }),
    /** 0 for Sunday. */
    weekday: integer("weekday").notNull(),
    /** `HH:MM`. */
    starts: text("starts").notNull(),
    ends: text("ends").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.negotiatorId, table.weekday] }),
    check("working_hours_weekday", sql`${table.weekday} between 0 and 6`),
    check("working_hours_order", sql`${table.starts} < ${table.ends}`),
  ],
);

export const timeOff = pgTable(
  "time_off",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    negotiatorId: integer("negotiator_id")
      .notNull()
      .references(() => negotiators.id, { onDelete: "cascade" }),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    reason: text("reason").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("time_off_negotiator").on(table.negotiatorId, table.endsAt),
    check("time_off_order", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
