import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DocumentKind, DocumentSubject } from "../../domain/documents/document.ts";
import { bytea, timestamptz } from "../platform/database/columns.ts";

/** Private papers: what renters and staff upload, and what is made here. Never public. */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<DocumentKind>().notNull(),
    /** What it belongs to. It goes when that goes. */
    subject: text("subject").$type<DocumentSubject>().notNull(),
    subjectId: text("subject_id").notNull(),
    /** Whose it is, by contact. Null for a paper of the home or of everybody. */
    contactId: uuid("contact_id"),
    fileName: text("file_name").notNull(),
    mimeType: text("mime_type").notNull(),
    bytes: integer("bytes").notNull(),
    /** SHA-256 of the plain file, base64url: what a signature names. */
    hash: text("hash").notNull(),
    /** Of a paper made here: name and version of its text. */
    template: text("template"),
    /** Of an agreement: the terms of the tenancy for which it came (`domain/tenancies/documents/tenancy-documents.ts`). */
    terms: text("terms"),
    /** Staff id, contact id or landlord id. */
    addedBy: text("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull(),
    /** London date on which it is erased. Null while what it belongs to decides that. */
    eraseOn: date("erase_on", { mode: "string" }),
    /** When a colleague marked it as checked, of what waits for that (`waitsToBeChecked`). */
    checkedAt: timestamptz("checked_at"),
    /** Staff id. Null for what had come before anybody could mark it. */
    checkedBy: text("checked_by"),
  },
  (table) => [
    index("documents_subject").on(table.subject, table.subjectId),
    index("documents_contact").on(table.contactId),
    index("documents_erase")
      .on(table.eraseOn)
      .where(sql`${table.eraseOn} is not null`),
    index("documents_unchecked")
      .on(table.addedAt)
      .where(sql`${table.checkedAt} is null and ${table.subject} <> 'tenancy'`),
    check("documents_subject_known", sql`${table.subject} in ('tenancy', 'landlord', 'home')`),
  ],
);

/** AES-256-GCM. In the database, so that none is ever public or outlives its row. */
export const documentContents = pgTable("document_contents", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  /** Which key encrypts it, so that keys can be changed. */
  keyId: text("key_id").notNull(),
  nonce: bytea("nonce").notNull(),
  tag: bytea("tag").notNull(),
  encrypted: bytea("encrypted").notNull(),
});
