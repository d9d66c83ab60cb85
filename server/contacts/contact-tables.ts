import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ClaimDecision, ClaimSubject } from "../../domain/contacts/claims.ts";
import type { MarketingChannel } from "../../domain/contacts/marketing-choice.ts";
import { timestamptz, tsvector } from "../platform/database/columns.ts";

/** Before the number among the words of a contact, as the trigger writes it: no word that is typed begins so. */
export const phoneMark = ":";

/** Of the constraint by which nobody has another's address and number. */
export const onePersonEach = "contacts_person";

/**
 * One row for each pair of e-mail and phone, both normalised. Of people without an address there may be
 * several with one number, as those of one household.
 */
export const contacts = pgTable(
  "contacts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    firstname: text("firstname").notNull(),
    lastname: text("lastname").notNull(),
    phone: text("phone").notNull(),
    /** Null for somebody who gave a number alone. */
    email: text("email"),
    /** Digits only, with 44 for a leading 0. */
    phoneKey: text("phone_key").notNull(),
    emailKey: text("email_key"),
    /**
     * Stored, as folding them again for each row takes longer than all else in a search. The trigger
     * `contacts_words` writes them: another expression of a generated column rewrites the table.
     */
    searchWords: tsvector("search_words")
      .notNull()
      .default(sql`''`),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("contacts_words").using("gin", table.searchWords),
    unique(onePersonEach).on(table.emailKey, table.phoneKey),
    index("contacts_phone").on(table.phoneKey.op("text_pattern_ops")),
    index("contacts_newest").on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check(
      "contacts_reached",
      sql`(${table.email} is null) = (${table.emailKey} is null) and (${table.email} is not null or ${table.phoneKey} <> '')`,
    ),
  ],
);

/**
 * What a visitor said of themselves with one submission, as it was typed. It never changes the
 * contact: staff decide where the two differ.
 */
export const contactClaims = pgTable(
  "contact_claims",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    subject: text("subject").$type<ClaimSubject>().notNull(),
    recordId: text("record_id").notNull(),
    firstname: text("firstname").notNull(),
    lastname: text("lastname").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    claimedAt: timestamptz("claimed_at").notNull(),
    /** Null while nobody has decided. */
    decision: text("decision").$type<ClaimDecision>(),
    decidedAt: timestamptz("decided_at"),
    /** As in the audit. */
    decidedBy: text("decided_by"),
  },
  (table) => [
    // The tenants of one offer are several contacts.
    unique("contact_claims_record").on(table.recordId, table.subject, table.contactId),
    index("contact_claims_contact").on(table.contactId, table.claimedAt),
    check("contact_claims_subject", sql`${table.subject} in ('enquiry', 'request', 'offer')`),
    check("contact_claims_decision", sql`${table.decision} in ('kept', 'taken')`),
    check(
      "contact_claims_decided",
      sql`(${table.decision} is null) = (${table.decidedAt} is null) and (${table.decision} is null) = (${table.decidedBy} is null)`,
    ),
  ],
);

/**
 * Contacts that are one person, as staff see it. A row joins a contact to another; nothing else
 * changes, so that its deletion is the way back. Rows form trees: the contact that is joined to none
 * stands for the person. A link of one of them opens the other's records once both mailboxes have
 * confirmed the row.
 */
export const contactMerges = pgTable(
  "contact_merges",
  {
    contactId: uuid("contact_id")
      .primaryKey()
      .references(() => contacts.id, { onDelete: "cascade" }),
    intoId: uuid("into_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    mergedAt: timestamptz("merged_at").notNull(),
    /** As in the audit. */
    mergedBy: text("merged_by").notNull(),
  },
  (table) => [
    index("contact_merges_into").on(table.intoId),
    check("contact_merges_two", sql`${table.contactId} <> ${table.intoId}`),
  ],
);

/**
 * What the mailboxes of a join are asked and say, a row each. Its links open nothing but the question.
 * It goes with the join: what is joined again is asked again.
 */
export const joinConfirmations = pgTable(
  "join_confirmations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The contact that was joined to another, by which the join is known. */
    joinedId: uuid("joined_id")
      .notNull()
      .references(() => contactMerges.contactId, { onDelete: "cascade" }),
    /** Whose mailbox is asked: that contact, or the one to which it was joined. */
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    askedAt: timestamptz("asked_at").notNull(),
    confirmedAt: timestamptz("confirmed_at"),
  },
  (table) => [
    unique("join_confirmations_side").on(table.joinedId, table.contactId),
    index("join_confirmations_contact").on(table.contactId),
  ],
);

/** What people said about being written to unasked, in order of id. The last one counts. */
export const marketingChoices = pgTable(
  "marketing_choices",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    channel: text("channel").$type<MarketingChannel>().notNull(),
    allowed: boolean("allowed").notNull(),
    /** What they were asked, or said, word for word. */
    wording: text("wording").notNull(),
    /** How they said it. */
    source: text("source").notNull(),
    /** As in the audit. */
    recordedBy: text("recorded_by").notNull(),
    at: timestamptz("at").notNull(),
  },
  (table) => [
    index("marketing_choices_contact").on(table.contactId, table.id),
    check("marketing_choices_channel", sql`${table.channel} in ('email', 'telephone')`),
  ],
);
