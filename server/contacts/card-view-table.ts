import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { contacts } from "./contact-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";
import { staff } from "../staff/staff-tables.ts";

/** When each colleague last opened somebody's card. */
export const cardViews = pgTable(
  "card_views",
  {
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    seenAt: timestamptz("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contactId, table.staffId] }),
    index("card_views_seen").on(table.seenAt),
  ],
);
