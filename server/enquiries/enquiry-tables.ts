import type { QualificationAnswers } from "../../domain/enquiries/qualification.ts";
import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ViewingOption } from "../../domain/enquiries/viewing-options.ts";
import { timestamptz } from "../platform/database/columns.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listings } from "../listings/listing-tables.ts";

/** Enquiries about listings. An `EnqId` opens one: see `access-links`. */
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
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    /** Null if not given. */
    viewingOption: text("viewing_option").$type<ViewingOption>(),
  },
  (table) => [
    index("enquiries_listing").on(table.listingId),
    index("enquiries_contact").on(table.contactId),
    index("enquiries_newest").on(table.createdAt.desc().nullsFirst()),
  ],
);

/**
 * Enquiries started but not sent. A sent one moves to `enquiries` under the same id, so every row
 * there has been sent.
 */
export const begunEnquiries = pgTable(
  "begun_enquiries",
  {
    id: text("id").primaryKey(),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("begun_enquiries_contact").on(table.contactId, table.listingId),
    index("begun_enquiries_age").on(table.createdAt),
  ],
);

/**
 * Complete sets of qualification answers, each as it came with an enquiry. A later one stands beside
 * an earlier one, because anybody may type somebody else's address and number.
 */
export const qualifications = pgTable(
  "qualifications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** Null for answers of before they were kept with their enquiry. */
    enquiryId: text("enquiry_id")
      .unique()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    answers: jsonb("answers").$type<QualificationAnswers>().notNull(),
    completedAt: timestamptz("completed_at").notNull(),
    /**
     * They came under a name that the record's, as it was then, may be: a name that is corrected later
     * takes them from nobody. Null for answers of before, which are judged by the names of now.
     */
    ofRecord: boolean("of_record"),
  },
  (table) => [
    index("qualifications_contact").on(table.contactId, table.completedAt),
    index("qualifications_age").on(table.completedAt),
  ],
);
