import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../../platform/database/columns.ts";
import type { ViewingOutcome } from "../../../domain/viewings/appointments/appointment.ts";
import type { FeedbackAnswer, FeedbackReason } from "../../../domain/viewings/feedback/feedback.ts";
import type { BookingState } from "../../../domain/viewings/bookings/booking.ts";
import { appointments } from "../diary/diary-tables.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";

/**
 * A renter's place in an appointment. A block viewing has many, each in its slot; who shows the home,
 * and where, stands in the appointment.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: text("id").primaryKey(),
    /** Null once the enquiry was erased. */
    enquiryId: text("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id),
    appointmentId: uuid("appointment_id")
      .notNull()
      .references(() => appointments.id),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    state: text("state").$type<BookingState>().notNull(),
    /** UID of the calendar entry, unchanged when the viewing moves. */
    calendarUid: uuid("calendar_uid").notNull().defaultRandom(),
    /** SEQUENCE of the calendar entry, incremented by each change that calendars must pick up. */
    sequence: integer("sequence").notNull().default(0),
    placedAt: timestamptz("placed_at").notNull(),
    /** When the reminder for the current time was queued. */
    remindedAt: timestamptz("reminded_at"),
    /** The renter asked for a second reminder two hours before, and when it was queued. */
    wantsSecondReminder: boolean("wants_second_reminder").notNull().default(false),
    secondRemindedAt: timestamptz("second_reminded_at"),
    cancelReason: text("cancel_reason"),
    /** How it went, and since when that is known. */
    outcome: text("outcome").$type<ViewingOutcome>(),
    outcomeAt: timestamptz("outcome_at"),
    /** When the mail that asks how the viewing was is queued. */
    feedbackAskedAt: timestamptz("feedback_asked_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("bookings_appointment").on(table.appointmentId),
    index("bookings_enquiry").on(table.enquiryId),
    index("bookings_listing").on(table.listingId),
    index("bookings_contact").on(table.contactId),
    index("bookings_start").on(table.startsAt),
    index("bookings_end").on(table.endsAt),
    index("bookings_created").on(table.createdAt),
    unique("bookings_calendar_uid").on(table.calendarUid),
    check("bookings_order", sql`${table.endsAt} > ${table.startsAt}`),
    check(
      "bookings_state",
      sql`${table.state} in ('booked', 'confirmed', 'change-asked', 'cancelled')`,
    ),
    check("bookings_outcome", sql`${table.outcome} in ('arrived', 'no-show', 'done')`),
    check("bookings_outcome_time", sql`(${table.outcome} is null) = (${table.outcomeAt} is null)`),
  ],
);

/** Renters' replies. The last one counts. */
export const bookingReplies = pgTable(
  "booking_replies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    bookingId: text("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    attends: boolean("attends").notNull(),
    message: text("message"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("booking_replies_booking").on(table.bookingId, table.createdAt),
    index("booking_replies_age").on(table.createdAt),
  ],
);

/** What came of a viewing: the renter's answer, the office's own note, and what the landlord may see. */
export const viewingFeedback = pgTable(
  "viewing_feedback",
  {
    bookingId: text("booking_id")
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    answer: text("answer").$type<FeedbackAnswer>(),
    reason: text("reason").$type<FeedbackReason>(),
    message: text("message").notNull().default(""),
    /** `renter`, or the staff id of who heard it. */
    answeredBy: text("answered_by"),
    answeredAt: timestamptz("answered_at"),
    /** For the office only. */
    note: text("note").notNull().default(""),
    /** The landlord sees it once it is released. */
    landlordText: text("landlord_text").notNull().default(""),
    releasedAt: timestamptz("released_at"),
    releasedBy: text("released_by"),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (table) => [
    check("viewing_feedback_answer", sql`${table.answer} in ('interested', 'perhaps', 'no')`),
    check(
      "viewing_feedback_answered",
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
    check(
      "viewing_feedback_released",
      sql`(${table.releasedAt} is null) = (${table.releasedBy} is null) and (${table.releasedAt} is null or ${table.landlordText} <> '')`,
    ),
  ],
);
