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

/**
 * Searches whose news go to an address. Pending until its reader confirms it; an ended one holds
 * nothing about the person any more.
 *
 * What a copy of this table gives away: addresses and what their readers look for. Its
 * `stop_token` lets whoever has it end that alert and no more; every mail of the alert carries it,
 * so it is kept as it is. The link that confirms is kept as a hash: the copy lets nobody begin an
 * alert for another's address.
 */
export const alerts = pgTable(
  "alerts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** As typed; null once the alert has ended. */
    email: text("email"),
    /** Lower case. */
    emailKey: text("email_key"),
    /** The filter as `alertSearch` writes it: the same for searches that find the same homes. */
    search: text("search").notNull(),
    /** The search in words. */
    description: text("description").notNull(),
    frequency: text("frequency").$type<AlertFrequency>().notNull(),
    state: text("state").$type<"pending" | "active" | "ended">().notNull(),
    /** SHA-256 of the token in the mail that asks to confirm, hex. */
    confirmHash: text("confirm_hash").notNull(),
    stopToken: text("stop_token").notNull(),
    /** The site's origin at the time, for links where no `PUBLIC_URL` is set. */
    linkOrigin: text("link_origin").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    confirmedAt: timestamptz("confirmed_at"),
    endedAt: timestamptz("ended_at"),
    /** Events up to this one are done with: told, or none of this search's. */
    lastEventId: bigint("last_event_id", { mode: "number" }).notNull().default(0),
    lastSentAt: timestamptz("last_sent_at"),
  },
  (table) => [
    uniqueIndex("alerts_confirm").on(table.confirmHash),
    uniqueIndex("alerts_stop").on(table.stopToken),
    uniqueIndex("alerts_one_a_search")
      .on(table.emailKey, table.search)
      .where(sql`${table.state} = 'active'`),
    index("alerts_person").on(table.emailKey),
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

/** Which events an alert's mails have told, so that none is told twice. Events may be forgotten. */
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
