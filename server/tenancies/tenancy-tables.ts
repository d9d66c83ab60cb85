import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Confirmed } from "../../domain/shared/record-change.ts";
import type { AcceptedOffer } from "../../domain/tenancies/accepted-offer.ts";
import type { EvidenceSource } from "../../domain/tenancies/steps/evidence-source.ts";
import type { RightToRent } from "../../domain/tenancies/steps/right-to-rent-result.ts";
import type {
  EarlierRecord,
  EndedBy,
  HoldingChoice,
  HomeOfficeReport,
  PersonRole,
  StepKind,
  StepOutcome,
  TenancyState,
} from "../../domain/tenancies/tenancy.ts";
import { stepIndexes, tenancyIndexes } from "./tenancy-indexes.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";
import { staff } from "../staff/staff-tables.ts";

export const day = (name: string) => date(name, { mode: "string" });

/** Lets, from the accepted offer on. Dates are London's. */
export const tenancies = pgTable(
  "tenancies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once the offer's own record was erased. */
    offerId: text("offer_id").references(() => offers.id, { onDelete: "set null" }),
    listingId: text("listing_id")
      .notNull()
      .references(() => listings.id),
    landlordId: uuid("landlord_id").references(() => landlords.id, { onDelete: "set null" }),
    state: text("state").$type<TenancyState>().notNull(),
    /** The offer as it was accepted. */
    accepted: jsonb("accepted").$type<AcceptedOffer>().notNull(),
    acceptedOn: day("accepted_on").notNull(),
    /** As in the audit. */
    acceptedBy: text("accepted_by").notNull(),
    startsOn: day("starts_on").notNull(),
    rentPcm: integer("rent_pcm").notNull(),
    takesDeposit: boolean("takes_deposit").notNull(),
    adults: integer("adults").notNull(),
    guarantorRequired: boolean("guarantor_required").notNull(),
    /** Who carries it on. */
    ownerId: uuid("owner_id").references(() => staff.id, { onDelete: "set null" }),
    /** What whoever paid the holding deposit agreed to. */
    holdingTowards: text("holding_towards").$type<HoldingChoice["towards"]>(),
    holdingChosenOn: day("holding_chosen_on"),
    /** Staff id, or person id where they chose on their own page. */
    holdingChosenBy: text("holding_chosen_by"),
    holdingNote: text("holding_note"),
    holdingDocumentId: uuid("holding_document_id"),
    /** The last time that somebody made sure that they still live there. */
    confirmedOn: day("confirmed_on"),
    confirmedBy: text("confirmed_by"),
    confirmedNote: text("confirmed_note"),
    confirmedDocumentId: uuid("confirmed_document_id"),
    endedOn: day("ended_on"),
    endedBy: text("ended_by").$type<EndedBy>(),
    endNote: text("end_note"),
    endDocumentId: uuid("end_document_id"),
    /** Incremented by each change. */
    version: integer("version").notNull().default(0),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    unique("tenancies_offer").on(table.offerId),
    // Two people who accept at once: one of them is told.
    uniqueIndex("tenancies_one_in_progress")
      .on(table.listingId)
      .where(sql`${table.state} = 'progressing'`),
    index("tenancies_listing").on(table.listingId),
    index("tenancies_accepted").on(table.acceptedOn),
    index("tenancies_owner").on(table.ownerId),
    ...tenancyIndexes(table),
    index("tenancies_open")
      .on(table.startsOn)
      .where(sql`${table.state} in ('progressing', 'moved-in')`),
    check(
      "tenancies_state",
      sql`${table.state} in ('progressing', 'moved-in', 'fallen-through', 'finished')`,
    ),
    check(
      "tenancies_holding_towards",
      sql`${table.holdingTowards} in ('first-rent', 'deposit', 'repayment')`,
    ),
    // Nothing counts towards anything without day, person and evidence.
    check(
      "tenancies_holding_chosen",
      sql`(${table.holdingTowards} is null) = (${table.holdingChosenOn} is null) and (${table.holdingTowards} is null) = (${table.holdingChosenBy} is null) and (${table.holdingTowards} is null or trim(coalesce(${table.holdingNote}, '')) <> '' or ${table.holdingDocumentId} is not null)`,
    ),
    check(
      "tenancies_confirmed",
      sql`(${table.confirmedOn} is null) = (${table.confirmedBy} is null)`,
    ),
    check(
      "tenancies_ended",
      sql`(${table.state} in ('fallen-through', 'finished')) = (${table.endedOn} is not null)`,
    ),
  ],
);

export const tenancyIdColumn = () =>
  uuid("tenancy_id")
    .notNull()
    .references(() => tenancies.id, { onDelete: "cascade" });

export const tenancyPeople = pgTable(
  "tenancy_people",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tenancyId: tenancyIdColumn(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id),
    /** From 1. */
    position: integer("position").notNull(),
    name: text("name").notNull(),
    role: text("role").$type<PersonRole>().notNull(),
    shareCode: text("share_code"),
    shareCodeGivenOn: day("share_code_given_on"),
  },
  (table) => [
    unique("tenancy_people_position").on(table.tenancyId, table.position),
    index("tenancy_people_contact").on(table.contactId),
    check("tenancy_people_role", sql`${table.role} in ('tenant', 'occupier', 'guarantor')`),
  ],
);

export const tenancySteps = pgTable(
  "tenancy_steps",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tenancyId: tenancyIdColumn(),
    position: integer("position").notNull(),
    kind: text("kind").$type<StepKind>().notNull(),
    personId: uuid("person_id").references(() => tenancyPeople.id, { onDelete: "cascade" }),
    ownerId: uuid("owner_id").references(() => staff.id, { onDelete: "set null" }),
    dueOn: day("due_on").notNull(),
    doneOn: day("done_on"),
    /** Staff id, person id or landlord id. */
    doneBy: text("done_by"),
    outcome: text("outcome").$type<StepOutcome>(),
    note: text("note"),
    documentId: uuid("document_id"),
    rightToRent: jsonb("right_to_rent").$type<RightToRent>(),
    /** Under which name somebody was checked. */
    confirmed: jsonb("confirmed").$type<Confirmed>(),
    /** Which of our own records shows it. */
    source: jsonb("source").$type<EvidenceSource>(),
    /** That a check found no right to rent any more. */
    reported: jsonb("reported").$type<HomeOfficeReport>(),
    /** What it was recorded as before, oldest first. Null where nothing was replaced or undone. */
    earlier: jsonb("earlier").$type<EarlierRecord[]>(),
  },
  (table) => [
    unique("tenancy_steps_position").on(table.tenancyId, table.position),
    index("tenancy_steps_done").on(table.kind, table.doneOn),
    index("tenancy_steps_owner").on(table.ownerId),
    ...stepIndexes(table),
    // Nothing is done without date, person and evidence.
    check(
      "tenancy_steps_done",
      sql`(${table.doneOn} is null) = (${table.doneBy} is null) and (${table.doneOn} is null) = (${table.outcome} is null) and (${table.doneOn} is null or trim(coalesce(${table.note}, '')) <> '' or ${table.documentId} is not null)`,
    ),
  ],
);

/** Alarms that were mailed, so that each goes out once. */
export const deadlineReminders = pgTable(
  "tenancy_alarms",
  {
    tenancyId: tenancyIdColumn(),
    key: text("key").notNull(),
    mailedAt: timestamptz("mailed_at").notNull(),
  },
  (table) => [primaryKey({ name: "tenancy_alarms_key", columns: [table.tenancyId, table.key] })],
);
