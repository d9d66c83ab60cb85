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

/** Mails to a list of people, each with two links to answer by. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<CampaignKind>().notNull(),
    /** The development that it is about; empty where it is about none. */
    dev: text("dev").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    /** When the last of its mails was in the outbox; null where that was cut short. */
    sentAt: timestamptz("sent_at"),
  },
  (table) => [
    index("campaigns_newest").on(table.kind, table.createdAt.desc().nullsFirst()),
    uniqueIndex("campaigns_one_under_way")
      .on(table.kind, table.dev)
      .where(sql`${table.sentAt} is null`),
    check(
      "campaigns_kind",
      sql`${table.kind} in ('request-viewing', 'renter-check', 'renter-survey')`,
    ),
  ],
);

/** Whom a campaign wrote to. The id is in the links of that one mail, so it can't be guessed. */
export const campaignRecipients = pgTable(
  "campaign_recipients",
  {
    id: text("id").primaryKey(),
    campaignId: uuid("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** As in the list. */
    email: text("email").notNull(),
    /** Lower case. */
    emailKey: text("email_key").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    unique("campaign_recipients_once").on(table.campaignId, table.emailKey),
    index("campaign_recipients_person").on(table.emailKey),
    check("campaign_recipients_id_form", sql`length(${table.id}) = 32`),
  ],
);

/** Every answer with its time; the one of the greatest id stands. */
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
  (table) => [index("campaign_replies_recipient").on(table.recipientId, table.id)],
);

/**
 * Who asked for no more campaigns. Holds a fingerprint alone, which tells whether an address that
 * somebody brings is among them and leads back to none; it outlives an erasure, for it is what keeps
 * the wish.
 */
export const campaignStops = pgTable("campaign_stops", {
  /** SHA-256 of the address in lower case, hex. */
  emailHash: text("email_hash").primaryKey(),
  createdAt: timestamptz("created_at").notNull(),
});
