import { date, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";
import { staff } from "../staff/staff-tables.ts";

/** Who had Monday's mail of the figures, so that each colleague has it once a week. */
export const figureMails = pgTable(
  "figure_mails",
  {
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    /** London date of the Monday. */
    week: date("week", { mode: "string" }).notNull(),
    queuedAt: timestamptz("queued_at").notNull(),
  },
  (table) => [primaryKey({ name: "figure_mails_once", columns: [table.staffId, table.week] })],
);
