import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { FeedFigures, FeedFileState, FeedSource } from "../../domain/feeds/feed-file.ts";
import type { PortalComparison } from "../../domain/feeds/portal.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { timestamptz } from "../platform/database/columns.ts";
import { staff } from "../staff/staff-tables.ts";
import type { RecordFault } from "./blm/blm-faults.ts";
import type { ImportReport } from "./incoming/import-report.ts";

/** Every file that came in, with its report. */
export const feedFiles = pgTable(
  "feed_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The feed's name, as homes have it. */
    origin: text("origin").notNull(),
    source: text("source").$type<FeedSource>().notNull(),
    /** By what it is known where it came from, so that it comes in once. */
    sourceKey: text("source_key"),
    name: text("name").notNull(),
    /** On the disk of the process that got it. Null once it is deleted. */
    path: text("path"),
    state: text("state").$type<FeedFileState>().notNull(),
    /** Why it is held or was refused. */
    problem: text("problem"),
    figures: jsonb("figures").$type<FeedFigures>(),
    report: jsonb("report").$type<ImportReport>(),
    receivedAt: timestamptz("received_at").notNull(),
    /** The id of a member of staff, `command line` or `job`. */
    receivedBy: text("received_by").notNull(),
    decidedAt: timestamptz("decided_at"),
    decidedBy: text("decided_by"),
  },
  (table) => [
    unique("feed_files_source_key").on(table.source, table.sourceKey),
    index("feed_files_received").on(table.receivedAt),
    check("feed_files_source", sql`${table.source} in ('folder', 'address', 'upload', 'command')`),
    check(
      "feed_files_state",
      sql`${table.state} in ('reading', 'checked', 'held', 'taken', 'refused', 'dropped')`,
    ),
  ],
);

/** Homes that a feed lacks though a tenancy of them is under way: somebody is asked. */
export const feedQuestions = pgTable("feed_questions", {
  listingId: text("listing_id")
    .primaryKey()
    .references(() => listingRecords.id, { onDelete: "cascade" }),
  askedAt: timestamptz("asked_at").notNull(),
  /** Somebody said that it stays. */
  keptAt: timestamptz("kept_at"),
  keptBy: text("kept_by"),
});

/** `folder`, `address` and each portal: what goes in or out there, and whether. */
export const feedChannels = pgTable("feed_channels", {
  name: text("name").primaryKey(),
  pausedAt: timestamptz("paused_at"),
  pausedBy: text("paused_by"),
  pauseReason: text("pause_reason"),
  /** When it is its turn again. Null: at once. */
  dueAt: timestamptz("due_at"),
  /** Another process is at it until then. */
  busyUntil: timestamptz("busy_until"),
  triedAt: timestamptz("tried_at"),
  problem: text("problem"),
  /** In a row. */
  failures: integer("failures").notNull().default(0),
  etag: text("etag"),
  lastModified: text("last_modified"),
  /** Of a portal: homes that are let agreed stay there for a while. */
  keepsLetAgreed: boolean("keeps_let_agreed").notNull().default(false),
  comparedAt: timestamptz("compared_at"),
  comparison: jsonb("comparison").$type<PortalComparison>(),
});

/** Every file that went to a portal. */
export const portalFiles = pgTable(
  "portal_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    portal: text("portal").notNull(),
    branchId: text("branch_id").notNull(),
    name: text("name").notNull(),
    /** Of what it says of the homes: the same is not sent twice. */
    fingerprint: text("fingerprint").notNull(),
    /** In it, each with its reference there. Files from before there were losses have none. */
    homes: jsonb("homes")
      .$type<{ id: string; reference: string; losses?: RecordFault[] }[]>()
      .notNull(),
    /** Homes that the portal would refuse. */
    leftOut: jsonb("left_out").$type<{ id: string; faults: RecordFault[] }[]>().notNull(),
    /** What the portal refused of it. */
    refused: jsonb("refused")
      .$type<{ reference: string; reason: string }[]>()
      .notNull()
      .default([]),
    state: text("state").$type<"sending" | "accepted" | "failed">().notNull(),
    problem: text("problem"),
    createdAt: timestamptz("created_at").notNull(),
    answeredAt: timestamptz("answered_at"),
  },
  (table) => [
    index("portal_files_of").on(table.portal, table.branchId, table.createdAt),
    check("portal_files_state", sql`${table.state} in ('sending', 'accepted', 'failed')`),
  ],
);

/** Homes that somebody keeps off a portal, on the market or not. */
export const portalExclusions = pgTable(
  "portal_holds",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => listingRecords.id, { onDelete: "cascade" }),
    /** By its id in the settings. */
    portal: text("portal").notNull(),
    reason: text("reason").notNull(),
    heldBy: uuid("held_by").references(() => staff.id, { onDelete: "set null" }),
    heldAt: timestamptz("held_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "portal_holds_of", columns: [table.listingId, table.portal] }),
    check("portal_holds_reason", sql`trim(${table.reason}) <> ''`),
  ],
);
