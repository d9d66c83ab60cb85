import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { contacts } from "../contacts/contact-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";

/**
 * Links that open a renter's or a landlord's own page without a password. One person may have
 * several, each of its own; a person's link opens all their homes.
 */
export const caseLinks = pgTable(
  "case_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the token: a copy of the database opens no page. */
    tokenHash: text("token_hash").notNull(),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "cascade" }),
    landlordId: uuid("landlord_id").references(() => landlords.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    revokedAt: timestamptz("revoked_at"),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [
    unique("case_links_token").on(table.tokenHash),
    index("case_links_contact").on(table.contactId),
    index("case_links_landlord").on(table.landlordId),
    index("case_links_expiry").on(table.expiresAt),
    check(
      "case_links_one_person",
      sql`(${table.contactId} is null) <> (${table.landlordId} is null)`,
    ),
  ],
);
