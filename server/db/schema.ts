import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { RequestPayload, SiteRequest } from "../../domain/requests/requests.ts";
import type { ViewingOption } from "../../domain/enquiries/viewing-options.ts";
import type { MailCalendar } from "../mail/outgoing-mail.ts";
import { listings } from "./listing-tables.ts";

export * from "./alert-tables.ts";
export * from "./booking-tables.ts";
export * from "./campaign-tables.ts";
export * from "./listing-tables.ts";
export * from "./offer-tables.ts";
export * from "./shared-tables.ts";
export * from "./viewing-tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People who asked. One row for each pair of e-mail and phone, both normalised. */
export const contacts = pgTable(
  "contacts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    firstname: text("firstname").notNull(),
    lastname: text("lastname").notNull(),
    /** As typed. */
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** Digits only, with 44 for a leading 0. */
    phoneKey: text("phone_key").notNull(),
    /** Lower case. */
    emailKey: text("email_key").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [unique("contacts_person").on(table.emailKey, table.phoneKey)],
);

/** What a renter asked about a listing. The id gives access, so it can't be guessed. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<"enquiry" | "viewing">().notNull(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id),
    message: text("message").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** How they would like to see the home; null where they did not say. */
    viewingOption: text("viewing_option").$type<ViewingOption>(),
  },
  (table) => [
    index("enquiries_listing").on(table.listingId),
    index("enquiries_contact").on(table.contactId),
    index("enquiries_newest").on(table.createdAt.desc().nullsFirst()),
    check("enquiries_id_form", sql`${table.id} like 'a0%' and length(${table.id}) = 18`),
  ],
);

/** What a visitor asked of the agency itself: landlords' requests, messages, referrals. */
export const requests = pgTable(
  "requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<SiteRequest["kind"]>().notNull(),
    /** Null where the person gave no e-mail or no phone: then the payload says who it is. */
    contactId: uuid("contact_id").references(() => contacts.id),
    payload: jsonb("payload").$type<RequestPayload>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("requests_contact").on(table.contactId),
    index("requests_newest").on(table.kind, table.createdAt.desc().nullsFirst()),
    check(
      "requests_kind",
      sql`${table.kind} in ('valuation', 'switch', 'demo', 'contact', 'referral')`,
    ),
  ],
);

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
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
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

/** Who changed what and when. Holds ids, never people's details. */
export const audit = pgTable(
  "audit",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    at: moment("at").notNull().defaultNow(),
    /** `visitor`, `importer`, `desk`, `job`. */
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    subjectId: text("subject_id").notNull(),
    detail: jsonb("detail").$type<Record<string, string | number | boolean | null>>(),
  },
  (table) => [index("audit_subject").on(table.subject, table.subjectId)],
);

/** First answers of submissions by `Idempotency-Key`, so that a retry stores nothing twice. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    key: uuid("key").notNull(),
    call: text("call").notNull(),
    /** SHA-256 of the body: the same key with another body is refused. */
    bodyHash: text("body_hash").notNull(),
    answer: jsonb("answer").$type<Record<string, string | boolean>>(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("idempotency_keys_call_key").on(table.call, table.key),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);

/** Human-check challenges already used; each is good once. */
export const humanCheckNonces = pgTable(
  "human_check_nonces",
  {
    nonce: text("nonce").primaryKey(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("human_check_nonces_age").on(table.expiresAt)],
);

/** Whether an answer of the FAQ was useful. Nothing tells who voted. */
export const faqVotes = pgTable(
  "faq_votes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The question's id. */
    question: text("question").notNull(),
    vote: text("vote").$type<"up" | "down">().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("faq_votes_question").on(table.question),
    check("faq_votes_up_or_down", sql`${table.vote} in ('up', 'down')`),
  ],
);
