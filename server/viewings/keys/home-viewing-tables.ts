import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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
import type { Accompaniment } from "../../../domain/viewings/keys/home-viewing.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { timestamptz } from "../../platform/database/columns.ts";
import { staff } from "../../staff/staff-tables.ts";
import { bookings } from "../bookings/booking-tables.ts";

const ofHome = () =>
  text("listing_id")
    .notNull()
    .references(() => listings.id);

/** How a home is shown, from the first change on. Access, alarm and tenant never leave the office. */
export const homeViewings = pgTable(
  "home_viewings",
  {
    /** Also of a draft, which has no row in `listings` yet. */
    listingId: text("listing_id").primaryKey(),
    accompaniment: text("accompaniment").$type<Accompaniment>().notNull(),
    minutes: integer("minutes").notNull(),
    noticeHours: integer("notice_hours").notNull(),
    bufferMinutes: integer("buffer_minutes").notNull(),
    /** Negotiators who may show it. Everybody, if there are none. */
    shownBy: integer("shown_by").array().notNull(),
    access: text("access").notNull(),
    alarm: text("alarm").notNull(),
    isTenanted: boolean("is_tenanted").notNull(),
    tenantName: text("tenant_name").notNull(),
    tenantEmail: text("tenant_email").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (table) => [
    index("home_viewings_tenant_email").on(sql`lower(${table.tenantEmail})`),
    index("home_viewings_tenants")
      .on(table.changedAt)
      .where(sql`${table.tenantName} <> '' or ${table.tenantEmail} <> ''`),
    check(
      "home_viewings_accompaniment",
      sql`${table.accompaniment} in ('accompanied', 'optional', 'unaccompanied')`,
    ),
    check("home_viewings_minutes", sql`${table.minutes} between 10 and 120`),
    check("home_viewings_notice", sql`${table.noticeHours} between 0 and 168`),
    check("home_viewings_buffer", sql`${table.bufferMinutes} between 0 and 120`),
  ],
);

/** A set of keys, with who has it now. In the office if nobody has. */
export const homeKeys = pgTable(
  "home_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** On its tag, which names no address. */
    code: text("code").notNull(),
    /** Also of a draft: keys come before the first advert. */
    listingId: text("listing_id")
      .notNull()
      .references(() => listingRecords.id),
    /** Hook or drawer. */
    keptAt: text("kept_at").notNull(),
    holderStaffId: uuid("holder_staff_id").references(() => staff.id),
    /** A contractor's name, or the colleague's when they took it. */
    holderName: text("holder_name"),
    dueBack: timestamptz("due_back"),
    removedAt: timestamptz("removed_at"),
  },
  (table) => [
    unique("home_keys_code").on(table.code),
    index("home_keys_listing").on(table.listingId),
    index("home_keys_holder").on(table.holderStaffId),
    index("home_keys_open")
      .on(table.dueBack, table.code)
      .where(sql`${table.removedAt} is null`),
    index("home_keys_removed")
      .on(table.removedAt)
      .where(sql`${table.holderName} is not null`),
    check("home_keys_held", sql`(${table.holderName} is null) = (${table.dueBack} is null)`),
  ],
);

/** Where keys have been. Nothing deletes a row, and who had the key is forgotten after two years. */
export const keyMovements = pgTable(
  "key_movements",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    keyId: uuid("key_id")
      .notNull()
      .references(() => homeKeys.id),
    action: text("action").$type<"added" | "given" | "returned" | "removed">().notNull(),
    holderStaffId: uuid("holder_staff_id").references(() => staff.id),
    holderName: text("holder_name"),
    dueBack: timestamptz("due_back"),
    /** Staff id, as in the audit. */
    recordedBy: text("recorded_by").notNull(),
    at: timestamptz("at").notNull(),
  },
  (table) => [
    index("key_movements_key").on(table.keyId, table.id),
    index("key_movements_holders")
      .on(table.at)
      .where(sql`${table.holderName} is not null`),
    check(
      "key_movements_action",
      sql`${table.action} in ('added', 'given', 'returned', 'removed')`,
    ),
  ],
);

/** Who waits for a time to see a home. */
export const viewingWaits = pgTable(
  "viewing_waits",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: ofHome(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    enquiryId: text("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    since: timestamptz("since").notNull(),
    /** When the mail that there is a time was queued. */
    toldAt: timestamptz("told_at"),
  },
  (table) => [
    unique("viewing_waits_person").on(table.listingId, table.contactId),
    index("viewing_waits_age").on(table.since),
    index("viewing_waits_untold")
      .on(table.listingId, table.since)
      .where(sql`${table.toldAt} is null`),
    index("viewing_waits_contact").on(table.contactId),
    index("viewing_waits_enquiry").on(table.enquiryId),
  ],
);

export interface OfferedTime {
  startsAt: string;
  negotiatorId: number;
}

/**
 * Which times were offered to whom: one row for each offer, and one a day for what a renter's own page
 * shows of other times.
 */
export const offeredTimes = pgTable(
  "offered_times",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: ofHome(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    enquiryId: text("enquiry_id").references(() => enquiries.id, { onDelete: "cascade" }),
    channel: text("channel").$type<"site" | "office" | "mail" | "own-page">().notNull(),
    times: jsonb("times").$type<OfferedTime[]>().notNull(),
    /** Null for the site. */
    staffId: uuid("staff_id").references(() => staff.id),
    /** Whose own page it is, and the London day on which it showed these times. */
    bookingId: text("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    shownOn: date("shown_on", { mode: "string" }),
    at: timestamptz("at").notNull(),
  },
  (table) => [
    index("offered_times_contact").on(table.contactId),
    index("offered_times_enquiry").on(table.enquiryId),
    index("offered_times_at").on(table.at),
    unique("offered_times_day").on(table.bookingId, table.shownOn),
    check("offered_times_channel", sql`${table.channel} in ('site', 'office', 'mail', 'own-page')`),
    check(
      "offered_times_shown",
      sql`(${table.channel} = 'own-page') = (${table.shownOn} is not null)`,
    ),
  ],
);
