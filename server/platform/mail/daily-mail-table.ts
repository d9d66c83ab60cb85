import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../database/columns.ts";

/** Confirmations of the last day, so that asking again mails nobody twice. No addresses. */
export const dailyMails = pgTable(
  "daily_mails",
  {
    /** Keyed hash of kind, mailbox and subject. */
    key: text("key").primaryKey(),
    queuedAt: timestamptz("queued_at").notNull().defaultNow(),
  },
  (table) => [index("daily_mails_age").on(table.queuedAt)],
);
