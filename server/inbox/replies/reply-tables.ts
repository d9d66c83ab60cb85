import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ConversationState } from "../../../domain/conversations/conversation-state.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { timestamptz } from "../../platform/database/columns.ts";
import { staff } from "../../staff/staff-tables.ts";

/** Texts of the agency with fields, see `domain/conversations/reply-template.ts`. */
export const replyTemplates = pgTable("reply_templates", {
  id: uuid("id").primaryKey().defaultRandom(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  timesUsed: integer("times_used").notNull().default(0),
  updatedAt: timestamptz("updated_at").notNull(),
});

/** Below the replies of a member of staff. */
export const staffSignatures = pgTable("staff_signatures", {
  staffId: uuid("staff_id")
    .primaryKey()
    .references(() => staff.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
});

/**
 * Who is writing where, and what. A row counts for seconds, is renewed while somebody types, and goes
 * with its text as soon as they stop. Unlogged: it needs no disk flush, and nobody misses it after a
 * crash.
 */
export const replyPresence = pgTable(
  "reply_presence",
  {
    staffId: uuid("staff_id")
      .primaryKey()
      .references(() => staff.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    draft: text("draft").notNull().default(""),
    since: timestamptz("since").notNull(),
    until: timestamptz("until").notNull(),
  },
  (table) => [index("reply_presence_conversation").on(table.conversationId)],
);

/** How a conversation was before a change that can be undone. */
export interface FormerState {
  id: string;
  state: ConversationState;
  ownerId: string | null;
  snoozedUntil: string | null;
  /** After the change: another one means that somebody was there meanwhile. */
  version: number;
}

/** A reply whose mail waits, and how its conversation was before it. Its token is the mail's id. */
export interface HeldReply {
  messageId: number;
  /** As it was typed, with the documents that were ticked and the text that was put in. */
  body: string;
  attach: readonly string[];
  template: string;
  /** Of the viewing times that it names. */
  offeredId: number | null;
  at: string;
  was: Omit<FormerState, "version"> & {
    unread: boolean;
    waitingSince: string | null;
    firstAnsweredAt: string | null;
    answeredAt: string | null;
  };
  /** After the reply: another one means that somebody was there meanwhile. */
  version: number;
}

/** Changes that can still be undone, for seconds. Unlogged like `reply_presence`. */
export const conversationUndos = pgTable("conversation_undos", {
  token: uuid("token").primaryKey().defaultRandom(),
  staffId: uuid("staff_id")
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" }),
  former: jsonb("former").$type<FormerState[] | HeldReply>().notNull(),
  createdAt: timestamptz("created_at").notNull(),
});
