import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ErasureReason } from "../../domain/privacy/erasure.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";

/** Erasures that one member of staff asked for and another decides on. Holds no personal data. */
export const erasureRequests = pgTable(
  "erasure_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once the contact was erased. */
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    /** Of somebody known by telephone alone, instead of the contact. Null once it was erased. */
    conversationId: uuid("conversation_id").references(() => conversations.id, {
      onDelete: "set null",
    }),
    reason: text("reason").$type<ErasureReason>().notNull(),
    state: text("state").$type<"asked" | "confirmed" | "withdrawn">().notNull().default("asked"),
    /** Ids of staff. */
    askedBy: uuid("asked_by").notNull(),
    askedAt: timestamptz("asked_at").notNull(),
    decidedBy: uuid("decided_by"),
    decidedAt: timestamptz("decided_at"),
  },
  (table) => [
    index("erasure_requests_contact").on(table.contactId),
    uniqueIndex("erasure_requests_one_open")
      .on(table.contactId)
      .where(sql`${table.state} = 'asked'`),
    index("erasure_requests_conversation").on(table.conversationId),
    uniqueIndex("erasure_requests_one_open_call")
      .on(table.conversationId)
      .where(sql`${table.state} = 'asked'`),
    index("erasure_requests_asked")
      .on(table.askedAt)
      .where(sql`${table.state} = 'asked'`),
    check(
      "erasure_requests_one_subject",
      sql`${table.contactId} is null or ${table.conversationId} is null`,
    ),
    check("erasure_requests_state", sql`${table.state} in ('asked', 'confirmed', 'withdrawn')`),
    check(
      "erasure_requests_decided",
      sql`(${table.state} = 'asked') = (${table.decidedBy} is null) and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
    check(
      "erasure_requests_two_people",
      sql`${table.state} <> 'confirmed' or ${table.askedBy} <> ${table.decidedBy}`,
    ),
  ],
);
