import { sql } from "drizzle-orm";
import {
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
import type { CheckedLandlord } from "../../domain/landlords/landlord-check.ts";
import type { LandlordPlan } from "../../domain/landlords/landlord.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";

/** Owners who let through the agency. Name, phone and e-mail are their contact's. */
export const landlords = pgTable(
  "landlords",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id),
    /** Null where a person lets in their own name. */
    companyName: text("company_name"),
    /** For service, as the agreement names it. */
    address: text("address"),
    /** The check of the UK sanctions list at instruction. */
    sanctionsResult: text("sanctions_result").$type<"clear" | "match">(),
    sanctionsCheckedOn: date("sanctions_checked_on", { mode: "string" }),
    /** Staff id. */
    sanctionsCheckedBy: text("sanctions_checked_by"),
    sanctionsNote: text("sanctions_note"),
    /** Whom the check was about, as confirmed from the evidence. Papers name exactly this. */
    checkedAs: jsonb("checked_as").$type<CheckedLandlord>(),
    /** They want no mail on Mondays. */
    digestStoppedAt: timestamptz("digest_stopped_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    unique("landlords_contact").on(table.contactId),
    check("landlords_sanctions_result", sql`${table.sanctionsResult} in ('clear', 'match')`),
    check(
      "landlords_sanctions_whole",
      sql`(${table.sanctionsResult} is null) = (${table.sanctionsCheckedOn} is null) and (${table.sanctionsResult} is null) = (${table.sanctionsCheckedBy} is null)`,
    ),
  ],
);

/** Whose a home is. It has one landlord at a time. */
export const landlordHomes = pgTable(
  "landlord_homes",
  {
    listingId: text("listing_id")
      .primaryKey()
      .references(() => listingRecords.id),
    landlordId: uuid("landlord_id")
      .notNull()
      .references(() => landlords.id, { onDelete: "cascade" }),
    /** What the home and its licence allow. Null if unknown. */
    maxAdults: integer("max_adults"),
    maxHouseholds: integer("max_households"),
    since: timestamptz("since").notNull(),
    /** Papers that were kept earlier are the former landlord's to read. Null for the first one. */
    papersFrom: timestamptz("papers_from"),
  },
  (table) => [
    index("landlord_homes_landlord").on(table.landlordId),
    check("landlord_homes_limits", sql`${table.maxAdults} > 0 and ${table.maxHouseholds} > 0`),
  ],
);

/** Terms of business, one row for each time they were sent. */
export const landlordTerms = pgTable(
  "landlord_terms",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    landlordId: uuid("landlord_id")
      .notNull()
      .references(() => landlords.id, { onDelete: "cascade" }),
    plan: text("plan").$type<LandlordPlan>().notNull(),
    /** Of the text that was sent. */
    version: text("version").notNull(),
    sentOn: date("sent_on", { mode: "string" }).notNull(),
    sentBy: text("sent_by").notNull(),
    signedOn: date("signed_on", { mode: "string" }),
    /** Signed at home or by link, so that there are 14 days to cancel. */
    signedWhere: text("signed_where").$type<"office" | "elsewhere">(),
    /** When the right to cancel was explained: the 14 days begin only then. */
    toldOn: date("told_on", { mode: "string" }),
    cancelledOn: date("cancelled_on", { mode: "string" }),
    documentId: uuid("document_id"),
    /** Of terms that were sent on one day, the later replace the earlier. */
    recordedAt: timestamptz("recorded_at").notNull().defaultNow(),
  },
  (table) => [
    index("landlord_terms_landlord").on(table.landlordId, table.sentOn),
    check(
      "landlord_terms_plan",
      sql`${table.plan} in ('tenant-find', 'fully-managed', 'management-only')`,
    ),
    check(
      "landlord_terms_signed",
      sql`(${table.signedOn} is null) = (${table.signedWhere} is null)`,
    ),
  ],
);
