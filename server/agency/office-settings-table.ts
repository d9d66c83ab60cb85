import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { OfficeHours } from "../../domain/agency/office-hours.ts";

/** One row, from the first change of a setting on. */
export const officeSettings = pgTable(
  "office_settings",
  {
    id: integer("id").primaryKey().default(1),
    hours: jsonb("hours").$type<OfficeHours>().notNull(),
    /** Office minutes within which a person answers. */
    promiseMinutes: integer("promise_minutes").notNull(),
  },
  (table) => [check("office_settings_one_row", sql`${table.id} = 1`)],
);
