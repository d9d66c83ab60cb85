import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";
import type { CampaignKind } from "../../domain/campaigns/campaign.ts";

export const campaigns = pgTable(
  "campaigns",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<CampaignKind>().notNull(),
    /** Name of the development, or empty. */
    dev: text("dev").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    /** When its last mail was queued. Null if sending was interrupted. */
    sentAt: timestamptz("sent_at"),
  },
  (table) => [
    index("campaigns_newest").on(table.kind, table.createdAt.desc().nullsFirst()),
    index("campaigns_age").on(table.createdAt),
    uniqueIndex("campaigns_one_under_way")
      .on(table.kind, table.dev)
      .where(sql`${table.sentAt} is null`),
    check(
      "campaigns_kind",
      sql`${table.kind} in ('request-viewing', 'renter-check', 'renter-survey')`,
    ),
  ],
);

/** Recipients of a campaign. */
export const campaignRecipients = pgTable(
  "campaign_recipients",
  {
    id: text("id").primaryKey(),
    campaignId: uuid("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    unique("campaign_recipients_once").on(table.campaignId, table.emailKey),
    index("campaign_recipients_person").on(table.emailKey),
  ],
);

/** Every answer, in order of id. The last one of a recipient counts. */
export const campaignReplies = pgTable(
  "campaign_replies",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    recipientId: text("recipient_id")
      .notNull()
      .references(() => campaignRecipients.id, { onDelete: "cascade" }),
    resp: boolean("resp").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("campaign_replies_recipient").on(table.recipientId, table.id),
    index("campaign_replies_age").on(table.createdAt),
  ],
);

/**
 * Campaign opt-outs, stored only as hashes. They survive an erasure, since the opt-out has to be
 * honoured afterwards.
 */
export const campaignStops = pgTable("campaign_stops", {
  /** A keyed hash of the address: see `stop-hashes.ts`. */
  emailHash: text("email_hash").primaryKey(),
  /** False for a plain SHA-256, as a former release wrote it. */
  isKeyed: boolean("is_keyed").notNull().default(false),
  createdAt: timestamptz("created_at").notNull(),
});
