import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { QualificationAnswers } from "../../domain/viewings/view-request-applicant.ts";
import { contacts, enquiries, listings } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a contact last answered about themselves and the home they look for: always all of it. */
export const qualifications = pgTable(
  "qualifications",
  {
    contactId: uuid("contact_id")
      .primaryKey()
      .references(() => contacts.id, { onDelete: "cascade" }),
    answers: jsonb("answers").$type<QualificationAnswers>().notNull(),
    completedAt: moment("completed_at").notNull(),
  },
  (table) => [index("qualifications_age").on(table.completedAt)],
);

/**
 * Enquiries that somebody began with their contact details and has not sent. An enquiry that is
 * sent keeps the id and leaves this table: what is in `enquiries` has always been sent.
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
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("begun_enquiries_contact").on(table.contactId, table.listingId),
    index("begun_enquiries_age").on(table.createdAt),
    check("begun_enquiries_id_form", sql`${table.id} like 'a0%' and length(${table.id}) = 18`),
  ],
);

/** When the sender of an enquiry would like to see the home, by the clocks of London. */
export const viewingWishes = pgTable(
  "viewing_wishes",
  {
    enquiryId: text("enquiry_id")
      .primaryKey()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    /** `HH:mm`. */
    fromTime: text("from_time").notNull(),
    untilTime: text("until_time").notNull(),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    /** Pounds a year. */
    salary: integer("salary"),
  },
  (table) => [check("viewing_wishes_range", sql`${table.fromTime} < ${table.untilTime}`)],
);
