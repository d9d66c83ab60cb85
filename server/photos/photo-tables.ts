import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";

/** Files of photos, by name; a job makes each in all sizes. */
export const photos = pgTable(
  "photos",
  {
    name: text("name").primaryKey(),
    /** When somebody last kept it, or a listing ceased to show it. */
    keptAt: timestamptz("kept_at").notNull().defaultNow(),
    /** Until then one process is at work on it. */
    leasedUntil: timestamptz("leased_until"),
    /** When its sizes were made; null where that is still to be done. */
    variantsAt: timestamptz("variants_at"),
  },
  (table) => [
    index("photos_waiting")
      .on(table.keptAt)
      .where(sql`${table.variantsAt} is null`),
  ],
);
