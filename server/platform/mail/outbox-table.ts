import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MailKind } from "../../../domain/shared/mail/mail-kinds.ts";
import type { MailState } from "../../../domain/shared/mail/mail-states.ts";
import { timestamptz } from "../database/columns.ts";
import type { MailAttachment, MailCalendar } from "./outgoing-mail.ts";

/** Mails queued in the transaction that causes them. A worker sends each once. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<MailKind>().notNull(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    /** One-click unsubscribe URL. Null for mails the reader asked for. */
    unsubscribeUrl: text("unsubscribe_url"),
    calendar: jsonb("calendar").$type<MailCalendar>(),
    /** Message-ID without brackets of the mail that this one answers. */
    inReplyTo: text("in_reply_to"),
    attachments: jsonb("attachments").$type<MailAttachment[]>(),
    aboutId: text("about_id").notNull(),
    state: text("state").$type<MailState>().notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Earliest send time. While claimed, when the claim expires. */
    nextAttemptAt: timestamptz("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    sentAt: timestamptz("sent_at"),
    /** It was sent and came back. */
    bouncedAt: timestamptz("bounced_at"),
    /** The other mail server's words, without addresses. */
    bounceReason: text("bounce_reason"),
  },
  (table) => [
    index("outbox_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting'`),
    index("outbox_about").on(table.aboutId),
    index("outbox_age").on(table.createdAt),
    index("outbox_bounced")
      .on(table.bouncedAt)
      .where(sql`${table.bouncedAt} is not null`),
    index("outbox_failed")
      .on(table.createdAt)
      .where(sql`${table.state} = 'failed'`),
    // What has not reached somebody, as `needed` in `outbox-lists.ts`.
    index("outbox_needed")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`${table.state} = 'failed' or ${table.bouncedAt} is not null
          or (${table.state} = 'waiting' and ${table.attempts} > 0 and ${table.lastError} is not null)`,
      ),
    index("outbox_stopped")
      .on(table.createdAt)
      .where(sql`${table.state} = 'stopped'`),
    index("outbox_sent")
      .on(table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'sent'`),
    index("outbox_recipient").on(sql`lower(${table.recipient})`),
    index("outbox_reply_to")
      .on(sql`lower(${table.replyTo})`)
      .where(sql`${table.replyTo} is not null`),
  ],
);

/** One row while nothing is sent but mails to colleagues, none else. */
export const sendingPause = pgTable(
  "outbox_hold",
  {
    id: integer("id").primaryKey().default(1),
    heldAt: timestamptz("held_at").notNull(),
    /** As in the audit. */
    heldBy: text("held_by").notNull(),
  },
  (table) => [check("outbox_hold_one_row", sql`${table.id} = 1`)],
);
