import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ConversationState } from "../../../domain/conversations/conversation-state.ts";
import type { OfferState } from "../../../domain/offers/offer-state.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { FormerListing } from "../../listings/listing-record-tables.ts";
import { timestamptz } from "../../platform/database/columns.ts";
import type { FormerViewings } from "../../viewings/off-market/restore-viewings.ts";

export interface OfferStand {
  state: OfferState;
  backupUntil: string | null;
}

/** A home before a decision of one of its offers, and what came of it. Ids and states only. */
export interface FormerHome {
  listing: FormerListing;
  /** Those that the decision changed. */
  offers: { id: string; was: OfferStand; became: OfferStand }[];
  viewings: FormerViewings;
  /** Those whose clock it ended, as they were, with the version that they have since. */
  conversations: {
    id: string;
    version: number;
    state: ConversationState;
    snoozedUntil: string | null;
    unread: boolean;
    waitingSince: string | null;
    firstAnsweredAt: string | null;
    answeredAt: string | null;
  }[];
  /** Replies and events that say what was decided and what ended with it. Those written before this was kept have none. */
  messageIds?: number[];
  tenancyId: string | null;
  /** In the outbox, where they wait as long as this can be undone. */
  mailIds: string[];
}

/** Decisions of offers, until the time to undo them is over. */
export const decisionUndos = pgTable(
  "decision_undos",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    decision: text("decision").$type<"accept" | "decline" | "back-up">().notNull(),
    /** Staff id. */
    decidedBy: text("decided_by").notNull(),
    decidedAt: timestamptz("decided_at").notNull(),
    former: jsonb("former").$type<FormerHome>().notNull(),
  },
  (table) => [
    index("decision_undos_listing").on(table.listingId, table.decidedAt),
    check("decision_undos_decision", sql`${table.decision} in ('accept', 'decline', 'back-up')`),
  ],
);
