import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { listings } from "../listings/listing-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";
import { staff } from "../staff/staff-tables.ts";
import { conversations } from "./conversation-tables.ts";

/** What was asked about a home, as the office shows it to the landlord, and what they answered. */
export const viewerQuestions = pgTable(
  "viewer_questions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    /** Without a name: see `domain/conversations/viewer-question.ts`. */
    question: text("question").notNull(),
    shownBy: uuid("shown_by").references(() => staff.id, { onDelete: "set null" }),
    shownAt: timestamptz("shown_at").notNull(),
    answer: text("answer"),
    answeredAt: timestamptz("answered_at"),
  },
  (table) => [
    index("viewer_questions_conversation").on(table.conversationId),
    index("viewer_questions_listing").on(table.listingId, table.shownAt),
    check(
      "viewer_questions_answered",
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
  ],
);
