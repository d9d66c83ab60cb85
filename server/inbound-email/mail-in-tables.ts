import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { HoldReason, IgnoreReason } from "../../domain/inbound-email/place-mail.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { bytea, timestamptz } from "../platform/database/columns.ts";

/** How far a mailbox was read, by which process, and whether that works. */
export const mailboxes = pgTable("mailboxes", {
  /** Hash of server, user and folder. */
  key: text("key").primaryKey(),
  uidValidity: text("uid_validity"),
  /** Mails above this UID have not been looked at. */
  lastUid: bigint("last_uid", { mode: "number" }).notNull().default(0),
  /** The process that reads it, until its lease ends. */
  reader: uuid("reader"),
  readerUntil: timestamptz("reader_until"),
  lastReadAt: timestamptz("last_read_at"),
  /** Null while it can be read. */
  failingSince: timestamptz("failing_since"),
  problem: text("problem"),
});

/** Each mail that was read, so that none is taken in twice. */
export const receivedMails = pgTable(
  "received_mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    mailbox: text("mailbox").notNull(),
    uidValidity: text("uid_validity").notNull(),
    uid: bigint("uid", { mode: "number" }).notNull(),
    /** The same for each copy. Null for all but the first. */
    digest: text("digest"),
    /** Without brackets. */
    messageId: text("message_id"),
    outcome: text("outcome").$type<"conversation" | "held" | "copy" | IgnoreReason>().notNull(),
    conversationId: uuid("conversation_id").references(() => conversations.id, {
      onDelete: "cascade",
    }),
    /** Marked as seen in the mailbox. */
    isMarked: boolean("is_marked").notNull().default(false),
    /** When it reached the mailbox, and when it was read from there. */
    receivedAt: timestamptz("received_at").notNull(),
    takenInAt: timestamptz("taken_in_at").notNull(),
  },
  (table) => [
    uniqueIndex("received_mails_uid").on(table.mailbox, table.uidValidity, table.uid),
    uniqueIndex("received_mails_digest").on(table.digest),
    index("received_mails_message_id").on(table.messageId),
    index("received_mails_conversation").on(table.conversationId, table.takenInAt),
    index("received_mails_age")
      .on(table.takenInAt)
      .where(sql`${table.conversationId} is null`),
  ],
);

/** Files that came with mails: in the database, so that none is ever public or outlives its mail. */
export const receivedFiles = pgTable(
  "received_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    mailId: uuid("mail_id")
      .notNull()
      .references(() => receivedMails.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    fileName: text("file_name").notNull(),
    mimeType: text("mime_type").notNull(),
    bytes: integer("bytes").notNull(),
    content: bytea("content").notNull(),
  },
  (table) => [index("received_files_mail").on(table.mailId, table.position)],
);

/** Mails that wait until a person decides where they belong. */
export const unmatchedEmails = pgTable(
  "held_mails",
  {
    mailId: uuid("mail_id")
      .primaryKey()
      .references(() => receivedMails.id, { onDelete: "cascade" }),
    reason: text("reason").$type<HoldReason>().notNull(),
    /** The conversation that it answers. */
    conversationId: uuid("conversation_id").references(() => conversations.id, {
      onDelete: "set null",
    }),
    isAutomatic: boolean("is_automatic").notNull(),
    senderName: text("sender_name").notNull(),
    /** Lower case. Null if it names none. */
    senderAddress: text("sender_address"),
    /** Its Reply-To, if that differs from the sender. */
    replyToName: text("reply_to_name"),
    /** Lower case. */
    replyToAddress: text("reply_to_address"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    quoted: text("quoted"),
    html: text("html"),
    receivedAt: timestamptz("received_at").notNull(),
    /** Discarded mails can be put back until they are deleted. */
    discardedAt: timestamptz("discarded_at"),
  },
  (table) => [
    index("held_mails_waiting")
      .on(table.receivedAt, table.mailId)
      .where(sql`${table.discardedAt} is null`),
    index("held_mails_discarded")
      .on(table.discardedAt)
      .where(sql`${table.discardedAt} is not null`),
    index("held_mails_sender").on(table.senderAddress),
    index("held_mails_reply_to").on(table.replyToAddress),
    index("held_mails_conversation").on(table.conversationId),
  ],
);
