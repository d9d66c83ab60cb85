import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { RequestPayload, SiteRequest } from "../../domain/requests/requests.ts";
import { timestamptz } from "../platform/database/columns.ts";
import { contacts } from "../contacts/contact-tables.ts";

/** Requests to the agency itself: landlord requests, messages, referrals. */
export const requests = pgTable(
  "requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<SiteRequest["kind"]>().notNull(),
    /** Null if e-mail or phone is missing. The payload then identifies the person. */
    contactId: uuid("contact_id").references(() => contacts.id),
    payload: jsonb("payload").$type<RequestPayload>().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("requests_contact").on(table.contactId),
    index("requests_age").on(table.createdAt),
    // By which somebody's requests are found who has no contact in them.
    index("requests_email").on(sql`lower(${table.payload} #>> '{contact,email}')`),
    index("requests_own_email").on(sql`lower(${table.payload} #>> '{email}')`),
    index("requests_landlord_email").on(sql`lower(${table.payload} #>> '{landlordEmail}')`),
    index("requests_newest").on(table.kind, table.createdAt.desc().nullsFirst()),
    check(
      "requests_kind",
      sql`${table.kind} in ('valuation', 'switch', 'demo', 'contact', 'referral')`,
    ),
  ],
);

/** Votes on FAQ answers, without any data about the voter. */
export const faqVotes = pgTable(
  "faq_votes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    question: text("question").notNull(),
    vote: text("vote").$type<"up" | "down">().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("faq_votes_question").on(table.question),
    check("faq_votes_up_or_down", sql`${table.vote} in ('up', 'down')`),
  ],
);
