import { date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { DataRequestKind } from "../../domain/customer-pages/own-data.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";

/**
 * That somebody asked on their page for a copy of their data or its erasure. Both happen only from
 * the mail that it sends: whoever found a link can open a page, not a mailbox.
 */
export const caseConfirmations = pgTable(
  "case_confirmations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Of the person whose page it was asked from. */
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    wish: text("wish").$type<DataRequestKind>().notNull(),
    askedAt: timestamptz("asked_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [index("case_confirmations_contact").on(table.contactId)],
);

/** Weekly digests that went out, or had nothing to say: each landlord once a week. */
export const landlordDigests = pgTable(
  "landlord_digests",
  {
    landlordId: uuid("landlord_id")
      .notNull()
      .references(() => landlords.id, { onDelete: "cascade" }),
    /** London date of the Monday. */
    week: date("week", { mode: "string" }).notNull(),
    decidedAt: timestamptz("decided_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "landlord_digests_once", columns: [table.landlordId, table.week] }),
  ],
);
