import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { RequestPayload, SiteRequest } from "../../domain/requests/requests.ts";
import { timestamptz } from "../platform/database/columns.ts";
import { contacts } from "../contacts/contact-tables.ts";

/** What a visitor asked of the agency itself: landlords' requests, messages, referrals. */
export const requests = pgTable(
  "requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<SiteRequest["kind"]>().notNull(),
    /** Null where the person gave no e-mail or no phone: then the payload says who it is. */
    contactId: uuid("contact_id").references(() => contacts.id),
    payload: jsonb("payload").$type<RequestPayload>().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
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

/** Whether an answer of the FAQ was useful. Nothing tells who voted. */
export const faqVotes = pgTable(
  "faq_votes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The question's id. */
    question: text("question").notNull(),
    vote: text("vote").$type<"up" | "down">().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("faq_votes_question").on(table.question),
    check("faq_votes_up_or_down", sql`${table.vote} in ('up', 'down')`),
  ],
);
