import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../database/columns.ts";
import type { MailCalendar } from "./outgoing-mail.ts";

/** Mails to be sent, written in the transaction of what they tell of. A worker sends each once. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    /** Where the reader can stop mails of this kind with one call; null for mails they asked for. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** The calendar entry that goes with it. */
    calendar: jsonb("calendar").$type<MailCalendar>(),
    /** What the mail is about: an enquiry's, a request's or an alert's id. */
    aboutId: text("about_id").notNull(),
    state: text("state").$type<"waiting" | "sent" | "failed">().notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Not before this moment; while a worker has the mail, the moment its claim runs out. */
    nextAttemptAt: timestamptz("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    sentAt: timestamptz("sent_at"),
  },
  (table) => [
    index("outbox_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting'`),
    index("outbox_about").on(table.aboutId),
    index("outbox_failed")
      .on(table.createdAt)
      .where(sql`${table.state} = 'failed'`),
  ],
);
