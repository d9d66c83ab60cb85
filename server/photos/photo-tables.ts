import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";

export const photos = pgTable(
  "photos",
  {
    name: text("name").primaryKey(),
    /** When it was last stored, or a listing stopped showing it. */
    keptAt: timestamptz("kept_at").notNull().defaultNow(),
    leasedUntil: timestamptz("leased_until"),
    variantsAt: timestamptz("variants_at"),
    /**
     * When a home that is or was public first showed it: a trigger of `listings` says so. Null for one
     * that only drafts have.
     */
    publicSince: timestamptz("public_since"),
  },
  (table) => [
    index("photos_waiting")
      .on(table.keptAt)
      .where(sql`${table.variantsAt} is null`),
  ],
);
