import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type {
  AppointmentKind,
  AppointmentState,
} from "../../../domain/viewings/appointments/appointment.ts";
import type { TravelMode } from "../../../domain/shared/travel-modes.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { timestamptz } from "../../platform/database/columns.ts";
import { staff } from "../../staff/staff-tables.ts";

/**
 * Who shows homes. One with a colleague's e-mail address is that colleague: triggers of migration
 * 0025 link the two, whichever comes first.
 */
export const negotiators = pgTable(
  "negotiators",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    staffId: uuid("staff_id").references(() => staff.id),
    travelsBy: text("travels_by").$type<TravelMode>().notNull().default("walk"),
    /** Outcodes that they cover. Everywhere, if there are none. */
    areas: text("areas").array().notNull().default([]),
    /** Shows no homes any more. */
    leftAt: timestamptz("left_at"),
  },
  (table) => [
    unique("negotiators_email").on(table.email),
    unique("negotiators_staff").on(table.staffId),
    check(
      "negotiators_travel",
      sql`${table.travelsBy} in ('walk', 'bike', 'car', 'public-transport')`,
    ),
  ],
);

/**
 * The rows of the diary. Two constraints that stand only in the migration forbid overlapping
 * uncancelled appointments: `appointments_person_free` of one negotiator, `appointments_home_free`
 * in one home. They compare negotiators and homes as ranges of one, so that no extension is needed.
 */
export const appointments = pgTable(
  "appointments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<AppointmentKind>().notNull(),
    negotiatorId: integer("negotiator_id")
      .notNull()
      .references(() => negotiators.id),
    /** Never null for a viewing. Also of a draft, beside viewings. */
    listingId: text("listing_id").references(() => listingRecords.id),
    /** Whom it is with, beside viewings, whose renters are their bookings: they see it on their page. */
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    place: text("place").notNull(),
    /** Where the place is, if that is no home that was ever advertised and known. */
    lat: doublePrecision("lat"),
    long: doublePrecision("long"),
    startsAt: timestamptz("starts_at").notNull(),
    endsAt: timestamptz("ends_at").notNull(),
    /** Parties at one time: in each slot, or in the whole of it where there are no slots. */
    places: integer("places").notNull().default(1),
    /** Length of a slot of a block viewing. Null: everybody comes for the whole time. */
    slotMinutes: integer("slot_minutes"),
    note: text("note").notNull().default(""),
    state: text("state").$type<AppointmentState>().notNull().default("booked"),
    /** When a hold ends by itself. */
    heldUntil: timestamptz("held_until"),
    /** When the tenant in the home was told, and that they agreed to less than a day's notice. */
    tenantToldAt: timestamptz("tenant_told_at"),
    tenantConsent: text("tenant_consent"),
    cancelReason: text("cancel_reason"),
    /** SEQUENCE of its calendar entry, whose UID is the id. */
    sequence: integer("sequence").notNull().default(0),
    /** Booked before two appointments in one home at a time were forbidden. */
    homeShared: boolean("home_shared").notNull().default(false),
    /** Staff id, or `command line`, as in the audit. */
    createdBy: text("created_by").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (table) => [
    index("appointments_negotiator").on(table.negotiatorId, table.startsAt),
    index("appointments_listing").on(table.listingId, table.startsAt),
    index("appointments_contact")
      .on(table.contactId)
      .where(sql`${table.contactId} is not null`),
    index("appointments_start").on(table.startsAt),
    index("appointments_end").on(table.endsAt),
    index("appointments_changed").on(table.changedAt),
    check("appointments_order", sql`${table.endsAt} > ${table.startsAt}`),
    check(
      "appointments_kind",
      sql`${table.kind} in ('viewing', 'valuation', 'photographs', 'check-in', 'other')`,
    ),
    check("appointments_state", sql`${table.state} in ('held', 'booked', 'cancelled')`),
    check("appointments_held", sql`(${table.state} = 'held') = (${table.heldUntil} is not null)`),
    check("appointments_home", sql`${table.kind} <> 'viewing' or ${table.listingId} is not null`),
    check("appointments_places", sql`${table.places} between 1 and 200`),
    check("appointments_slots", sql`${table.slotMinutes} between 5 and 240`),
  ],
);

/** That somebody runs late for an appointment. The last row of it counts. */
export const appointmentDelays = pgTable(
  "appointment_delays",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: uuid("appointment_id")
      .notNull()
      .references(() => appointments.id, { onDelete: "cascade" }),
    /** When the appointment was to begin: a delay says nothing about the time it is moved to. */
    startsAt: timestamptz("starts_at").notNull(),
    /** 0: on time after all. */
    minutes: integer("minutes").notNull(),
    /** It follows from that of an appointment before; nobody said it of this one. */
    isPassedOn: boolean("is_passed_on").notNull().default(false),
    recordedBy: text("recorded_by").notNull(),
    at: timestamptz("at").notNull(),
  },
  (table) => [
    index("appointment_delays_appointment").on(table.appointmentId, table.id),
    check("appointment_delays_minutes", sql`${table.minutes} between 0 and 240`),
  ],
);
