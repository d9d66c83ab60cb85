import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";
import { staff } from "../staff/staff-tables.ts";

/** Views of the inbox that a member of staff has named. */
export const savedViews = pgTable(
  "inbox_saved_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Query string of the list, as `formatInboxQuery` writes it. */
    query: text("query").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [unique("inbox_saved_views_name").on(table.staffId, table.name)],
);
