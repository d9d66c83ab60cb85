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
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { CertificateKind } from "../../domain/listings/certificates/certificates.ts";
import type { HomeFieldName, HomeTexts } from "../../domain/listings/facts/home-fields.ts";
import type { DraftPicture } from "../../domain/listings/home-pictures.ts";
import type { ListingState } from "../../domain/listings/listing-state.ts";
import { branches } from "../agency/branch-table.ts";
import { recordIndexes } from "./record-indexes.ts";
import { timestamptz, tsvector } from "../platform/database/columns.ts";
import { staff } from "../staff/staff-tables.ts";

/**
 * The office's record of each home. What renters see is in `listings`, which has a row only for a
 * home that was published once: a draft can't get into anything public.
 */
export const listingRecords = pgTable(
  "listing_records",
  {
    /** Of the listing, once it is published. */
    id: text("id").primaryKey(),
    /** `L-20431` in the office. */
    number: integer("number").notNull().generatedAlwaysAsIdentity({ startWith: 20_001 }),
    /** `office`, or the feed that the home comes from. */
    origin: text("origin").notNull(),
    /** As feeds call it: `BRANCH_ID` of BLM. */
    branchId: text("branch_id").notNull(),
    /** The agency's. Given by a trigger where nobody has said it. */
    branch: uuid("branch").references(() => branches.id),
    agentRef: text("agent_ref").notNull(),
    state: text("state").$type<ListingState>().notNull(),
    stateSince: timestamptz("state_since").notNull().defaultNow(),
    /** Goes up with every change that somebody makes. */
    version: integer("version").notNull().default(1),
    /** Fields that differ from what is published, as they were typed. All of them in a new home. */
    draft: jsonb("draft").$type<Partial<HomeTexts>>().notNull().default({}),
    /** Fields that renters never see. They need no publishing. */
    details: jsonb("details").$type<Partial<HomeTexts>>().notNull().default({}),
    /** Pictures that differ from what is published. Null: the published ones. */
    draftMedia: jsonb("draft_media").$type<DraftPicture[]>(),
    /** Fields of a feed's home that the office has filled, as the feed left them empty. */
    added: text("added").array().$type<(HomeFieldName | "media")[]>().notNull().default([]),
    /** Who looks after it. */
    ownerId: uuid("owner_id").references(() => staff.id, { onDelete: "set null" }),
    /** Whole pounds. The least that was advertised in this letting: no offer may be asked above it. */
    lowestRentPcm: integer("lowest_rent_pcm"),
    /** Whole pounds. The rent before a feed changed it by more than half, until it changes again. */
    rentBeforeJump: integer("rent_before_jump"),
    /** When it is to be published, and who said so. */
    publishAt: timestamptz("publish_at"),
    publishBy: uuid("publish_by").references(() => staff.id, { onDelete: "set null" }),
    /** Why it could not be published at that time. */
    publishProblem: text("publish_problem"),
    /** What the table of homes shows and searches, so that it need not read the homes themselves. */
    title: text("title").notNull().default(""),
    area: text("area").notNull().default(""),
    outcode: text("outcode").notNull().default(""),
    rentPcm: integer("rent_pcm"),
    searched: text("searched").notNull().default(""),
    /** Its words. Stored, as one letter in a search looks at those of every home. */
    searchWords: tsvector("search_words")
      .notNull()
      .generatedAlwaysAs(sql`array_to_tsvector(array_remove(string_to_array(searched, ' '), ''))`),
    listedAt: timestamptz("listed_at"),
    /** Of twelve parts, those done; faults that forbid and warnings not passed, as of `checkedOn`. */
    bricks: integer("bricks").notNull().default(0),
    forbidden: integer("forbidden").notNull().default(0),
    warnings: integer("warnings").notNull().default(0),
    /** What forbids, in words, for lists. */
    problem: text("problem"),
    /** When the first of the certificates that it needs runs out, as of that check. */
    paperEndsOn: date("paper_ends_on", { mode: "string" }),
    /** Certificates of which only the dates are known, as of that check. */
    papersUnproven: integer("papers_unproven").notNull().default(0),
    /** London date of that check. Null: to be checked. */
    checkedOn: date("checked_on", { mode: "string" }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("listing_records_ref").on(table.branchId, table.agentRef),
    index("listing_records_ref_any_case").on(sql`lower(btrim(${table.agentRef}))`),
    unique("listing_records_number").on(table.number),
    index("listing_records_of_branch").on(table.branch, table.state, table.forbidden),
    ...recordIndexes(table),
    check(
      "listing_records_state_known",
      sql`${table.state} in ('draft', 'ready', 'available', 'under-offer', 'let-agreed', 'let', 'withdrawn')`,
    ),
    check("listing_records_id_no_enquiry", sql`${table.id} not like 'a0%'`),
  ],
);

const ofRecord = () =>
  text("listing_id")
    .notNull()
    .references(() => listingRecords.id, { onDelete: "cascade" });

/** What was changed about a home, field by field. */
export const listingChanges = pgTable(
  "listing_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: ofRecord(),
    /** A field of the editor, or `state`, `origin`, `pictures`, a certificate. */
    field: text("field").notNull(),
    was: text("was").notNull(),
    became: text("became").notNull(),
    /** The id of a member of staff, `command line` or `job`. */
    actor: text("actor").notNull(),
    reason: text("reason"),
    /** Of the record after the change: one save is one version. */
    version: integer("version").notNull(),
    /** False: somebody else had changed the field meanwhile, and this was put aside. */
    isKept: boolean("is_kept").notNull().default(true),
    /** Of a change of pictures: all of them before it, so that it can be undone. */
    mediaWas: jsonb("media_was").$type<DraftPicture[]>(),
    at: timestamptz("at").notNull(),
  },
  (table) => [index("listing_changes_of").on(table.listingId, table.id)],
);

/** Papers of a home. Private. */
export const listingCertificates = pgTable(
  "listing_certificates",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: ofRecord(),
    kind: text("kind").$type<CertificateKind>().notNull(),
    issuedOn: date("issued_on", { mode: "string" }).notNull(),
    expiresOn: date("expires_on", { mode: "string" }).notNull(),
    reference: text("reference").notNull().default(""),
    /** Its file in `documents`. Null where only the dates are known. */
    documentId: uuid("document_id"),
    addedBy: uuid("added_by").references(() => staff.id, { onDelete: "set null" }),
    addedAt: timestamptz("added_at").notNull(),
  },
  (table) => [
    index("listing_certificates_of").on(table.listingId),
    index("listing_certificates_expiry").on(table.expiresOn),
    check(
      "listing_certificates_kind",
      sql`${table.kind} in ('gas', 'eicr', 'epc', 'licence', 'insurance')`,
    ),
    check("listing_certificates_order", sql`${table.issuedOn} <= ${table.expiresOn}`),
  ],
);

/** Certificates of which somebody was told that they run out. Each stage is told once. */
export const certificateChases = pgTable(
  "certificate_chases",
  {
    certificateId: uuid("certificate_id")
      .notNull()
      .references(() => listingCertificates.id, { onDelete: "cascade" }),
    /** Days before the last one. */
    stage: integer("stage").notNull(),
    mailedAt: timestamptz("mailed_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "certificate_chases_once", columns: [table.certificateId, table.stage] }),
  ],
);

/**
 * Pictures that are on their way, so that a lost connection loses only its last part. The parts are
 * files beside the photos, under names that are no photo's.
 */
export const photoUploads = pgTable(
  "photo_uploads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: text("listing_id").notNull(),
    staffId: text("staff_id").notNull(),
    fileName: text("file_name").notNull(),
    /** Name, size and time of the file: chosen again, it goes on where it stopped. */
    fingerprint: text("fingerprint").notNull(),
    bytes: integer("bytes").notNull(),
    /** Bytes of each part that has arrived, in order. */
    parts: integer("parts").array().notNull().default([]),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    unique("photo_uploads_file").on(table.listingId, table.staffId, table.fingerprint),
    index("photo_uploads_old").on(table.createdAt),
  ],
);

/** Warnings that an owner let pass. They stay on the record. */
export const listingOverrides = pgTable(
  "listing_overrides",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: ofRecord(),
    rule: text("rule").notNull(),
    message: text("message").notNull(),
    reason: text("reason").notNull(),
    staffId: uuid("staff_id").references(() => staff.id, { onDelete: "set null" }),
    at: timestamptz("at").notNull(),
  },
  (table) => [unique("listing_overrides_of").on(table.listingId, table.rule, table.message)],
);

/** A home before its state was changed. Times are ISO 8601 in UTC. */
export interface FormerListing {
  id: string;
  state: ListingState;
  /** After the change: another one means that somebody was there meanwhile. */
  version: number;
  /** Null for one that was never published. */
  market: {
    listedAt: string;
    previousRentPcm: number | null;
    reducedAt: string | null;
    letAgreedAt: string | null;
  } | null;
}

/** States of homes before a change of many, until the time to undo it is over. */
export const listingUndos = pgTable("listing_undos", {
  token: uuid("token").primaryKey().defaultRandom(),
  staffId: uuid("staff_id")
    .notNull()
    .references(() => staff.id, { onDelete: "cascade" }),
  former: jsonb("former").$type<FormerListing[]>().notNull(),
  createdAt: timestamptz("created_at").notNull(),
});
