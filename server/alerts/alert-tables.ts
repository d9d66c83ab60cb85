import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";

/** Saved searches. Pending until confirmed. An ended one holds no personal data. */
export const alerts = pgTable(
  "alerts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** As typed. Null once the alert has ended. */
    email: text("email"),
    emailKey: text("email_key"),
    /** Normalised by `buildAlertQuery`: equal for searches that find the same homes. */
    search: text("search").notNull(),
    description: text("description").notNull(),
    frequency: text("frequency").$type<AlertFrequency>().notNull(),
    state: text("state").$type<"pending" | "active" | "ended">().notNull(),
    /** The site's origin at the time of the request, for links when `PUBLIC_URL` is not set. */
    linkOrigin: text("link_origin").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    confirmedAt: timestamptz("confirmed_at"),
    endedAt: timestamptz("ended_at"),
    /** Events up to this one were mailed or did not match. */
    lastEventId: bigint("last_event_id", { mode: "number" }).notNull().default(0),
    lastSentAt: timestamptz("last_sent_at"),
  },
  (table) => [
    uniqueIndex("alerts_one_a_search")
      .on(table.emailKey, table.search)
      .where(sql`${table.state} = 'active'`),
    index("alerts_person").on(table.emailKey),
    index("alerts_pending")
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending'`),
    index("alerts_ended")
      .on(table.endedAt)
      .where(sql`${table.state} = 'ended'`),
    index("alerts_due")
      .on(table.frequency, table.lastEventId)
      .where(sql`${table.state} = 'active'`),
    check("alerts_state", sql`${table.state} in ('pending', 'active', 'ended')`),
    check("alerts_frequency", sql`${table.frequency} in ('instant', 'daily')`),
    check(
      "alerts_person_until_ended",
      sql`(${table.state} = 'ended') = (${table.email} is null) and (${table.email} is null) = (${table.emailKey} is null)`,
    ),
  ],
);

/**
 * Events already mailed for each alert, so that none is mailed twice. The events themselves may be
 * deleted.
 */
export const alertSent = pgTable(
  "alert_sent",
  {
    alertId: uuid("alert_id")
      .notNull()
      .references(() => alerts.id, { onDelete: "cascade" }),
    eventId: bigint("event_id", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.eventId] })],
);
