import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { LinkPurpose } from "../../domain/shared/mail/link-slot.ts";
import { timestamptz } from "../platform/database/columns.ts";

/**
 * Every secret that opens something, as its hash: what it opens, for whom and until when. A record may
 * have many, one of each mail. They go with their record and with
 * whom they were given to, by triggers of those tables.
 */
export const accessLinks = pgTable(
  "access_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the secret: a copy of the database opens nothing. */
    secretHash: text("secret_hash").notNull(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    recordId: text("record_id").notNull(),
    /** Whom it was given to. Null for staff, and for whoever is no contact. */
    contactId: uuid("contact_id"),
    /** The mail that carried it. Null for one that was shown or answered. */
    mailId: uuid("mail_id"),
    createdAt: timestamptz("created_at").notNull(),
    /** Null: as long as its record. */
    expiresAt: timestamptz("expires_at"),
    revokedAt: timestamptz("revoked_at"),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [
    unique("access_links_secret").on(table.secretHash),
    index("access_links_record").on(table.recordId, table.purpose),
    index("access_links_contact").on(table.contactId),
    index("access_links_mail").on(table.mailId),
    index("access_links_expiry").on(table.expiresAt),
  ],
);
