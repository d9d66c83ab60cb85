import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";
import type { OfferContent, OfferDraft } from "../../domain/offers/offer.ts";
import type { OfferAction, OfferState } from "../../domain/offers/offer-state.ts";
import type { DeclineReason, LandlordAnswer } from "../../domain/offers/decline-reasons.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { listings } from "../listings/listing-tables.ts";

/** Offers from the invitation on. */
export const offers = pgTable(
  "offers",
  {
    id: text("id").primaryKey(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    /** The person invited. */
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id),
    state: text("state").$type<OfferState>().notNull(),
    /** Unsubmitted input. Null before the first save and after submission. */
    draft: jsonb("draft").$type<OfferDraft>(),
    /** Incremented by each save, for optimistic locking. */
    draftVersion: integer("draft_version").notNull().default(0),
    /** Submitted data except the tenants. */
    content: jsonb("content").$type<OfferContent>(),
    /** The listing's rent at submission, in whole pounds a month. */
    advertisedRent: integer("advertised_rent"),
    invitedAt: timestamptz("invited_at").notNull(),
    submittedAt: timestamptz("submitted_at"),
    /** End of the time for entering anything. */
    expiresAt: timestamptz("expires_at").notNull(),
    /** Kept as a back-up until this London date. */
    backupUntil: date("backup_until", { mode: "string" }),
    /** The office's own, beside the offer where it is compared. */
    officeNote: text("office_note").notNull().default(""),
  },
  (table) => [
    index("offers_listing").on(table.listingId),
    index("offers_contact").on(table.contactId),
    index("offers_newest").on(table.invitedAt.desc().nullsFirst()),
    index("offers_submitted").on(table.submittedAt),
    index("offers_drafts")
      .on(table.id)
      .where(sql`${table.draft} is not null`),
    index("offers_age").on(sql`coalesce(${table.submittedAt}, ${table.invitedAt})`),
    index("offers_waiting")
      .on(table.listingId, table.submittedAt)
      .where(sql`${table.state} = 'submitted'`),
    index("offers_open")
      .on(table.expiresAt)
      .where(sql`${table.state} in ('invited', 'draft')`),
    check(
      "offers_state",
      sql`${table.state} in ('invited', 'draft', 'submitted', 'accepted', 'declined', 'withdrawn', 'expired')`,
    ),
    check(
      "offers_draft_while_open",
      sql`(${table.state} = 'draft') = (${table.draft} is not null)`,
    ),
    check(
      "offers_content_once_submitted",
      sql`(${table.submittedAt} is null) = (${table.content} is null)`,
    ),
  ],
);

export const offerTenants = pgTable(
  "offer_tenants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    offerId: text("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    /** From 1. */
    position: integer("position").notNull(),
    name: text("name").notNull(),
    dob: date("dob", { mode: "string" }).notNull(),
    email: text("email").notNull(),
    /** Lower case. */
    emailKey: text("email_key").notNull(),
    phone: text("phone").notNull(),
    employer: text("employer").notNull(),
    job: text("job").notNull(),
    /** Whole pounds a year. */
    salary: integer("salary").notNull(),
    /** Basis points of the rent. All shares of an offer add up to 10,000. */
    rentShare: integer("rent_share").notNull(),
  },
  (table) => [
    unique("offer_tenants_position").on(table.offerId, table.position),
    index("offer_tenants_person").on(table.emailKey),
    check("offer_tenants_share", sql`${table.rentShare} between 0 and 10000`),
  ],
);

export const offerHistory = pgTable(
  "offer_history",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: text("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    action: text("action").$type<OfferAction | "invite" | "undo">().notNull(),
    state: text("state").$type<OfferState>().notNull(),
    /** As in the audit. */
    actor: text("actor").notNull(),
    at: timestamptz("at").notNull(),
  },
  (table) => [
    index("offer_history_offer").on(table.offerId),
    index("offer_history_ended")
      .on(table.at)
      .where(sql`${table.state} in ('declined', 'withdrawn')`),
  ],
);

/** Why the office decided as it did, kept with the time. */
export const offerDecisions = pgTable(
  "offer_decisions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: text("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    decision: text("decision")
      .$type<"accept" | "decline" | "back-up" | "withdraw" | "undo">()
      .notNull(),
    /** Only where it was declined. */
    reason: text("reason").$type<DeclineReason>(),
    note: text("note").notNull(),
    /** As in the audit. */
    decidedBy: text("decided_by").notNull(),
    at: timestamptz("at").notNull(),
  },
  (table) => [
    index("offer_decisions_offer").on(table.offerId),
    check(
      "offer_decisions_decision",
      sql`${table.decision} in ('accept', 'decline', 'back-up', 'withdraw', 'undo')`,
    ),
  ],
);

/** What the landlord was asked about an offer, and answered by their link. */
export const landlordAnswers = pgTable(
  "landlord_answers",
  {
    offerId: text("offer_id")
      .primaryKey()
      .references(() => offers.id, { onDelete: "cascade" }),
    landlordId: uuid("landlord_id")
      .notNull()
      .references(() => landlords.id, { onDelete: "cascade" }),
    askedAt: timestamptz("asked_at").notNull(),
    /** As in the audit. */
    askedBy: text("asked_by").notNull(),
    /** Null until they answer. They may change it until the offer is decided. */
    answer: text("answer").$type<LandlordAnswer>(),
    reason: text("reason").$type<DeclineReason>(),
    note: text("note"),
    answeredAt: timestamptz("answered_at"),
  },
  (table) => [
    index("landlord_answers_landlord").on(table.landlordId),
    check("landlord_answers_answer", sql`${table.answer} in ('prefer', 'accept', 'decline')`),
    check(
      "landlord_answers_answered",
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
  ],
);
