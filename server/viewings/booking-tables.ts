import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";
import type { BookingState } from "../../domain/viewings/booking.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { listings } from "../listings/listing-tables.ts";

/** Who of the agency shows homes. */
export const negotiators = pgTable(
  "negotiators",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
  },
  (table) => [unique("negotiators_email").on(table.email)],
);

/**
 * Viewings with a time. The id gives access, so it can't be guessed.
 *
 * Two of one negotiator that are not cancelled never overlap: the exclusion constraint
 * `bookings_no_overlap`, which only the migration can say. It compares the negotiators as ranges of
 * one number each, so that no extension is needed.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: text("id").primaryKey(),
    /** What it came from; null once that was erased. */
    enquiryId: text("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id),
    negotiatorId: integer("negotiator_id")
      .notNull()
      .references(() => negotiators.id),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    /** Where to meet, in words. */
    place: text("place").notNull(),
    state: text("state").$type<BookingState>().notNull(),
    /** Names the calendar entry; it stays when the viewing is moved. */
    calendarUid: uuid("calendar_uid").notNull().defaultRandom(),
    /** Of the calendar entry: grows with each change that calendars must take over. */
    sequence: integer("sequence").notNull().default(0),
    /** When it was booked, or last moved. */
    placedAt: timestamptz("placed_at").notNull(),
    /** When the reminder of this time was written. */
    remindedAt: timestamptz("reminded_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("bookings_enquiry").on(table.enquiryId),
    index("bookings_listing").on(table.listingId),
    index("bookings_contact").on(table.contactId),
    index("bookings_start").on(table.startsAt),
    check("bookings_id_form", sql`length(${table.id}) = 24`),
    check("bookings_order", sql`${table.endsAt} > ${table.startsAt}`),
    check(
      "bookings_state",
      sql`${table.state} in ('booked', 'confirmed', 'change-asked', 'cancelled')`,
    ),
  ],
);

/** What renters answered, each with its time; the last one stands. */
export const bookingReplies = pgTable(
  "booking_replies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    attends: boolean("attends").notNull(),
    /** As the renter wrote it. */
    message: text("message"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [index("booking_replies_booking").on(table.bookingId, table.createdAt)],
);
