import { sql } from "drizzle-orm";
import {
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
import type {
  KeepReason,
  PaymentKind,
  ReceiptCorrection,
  Settlement,
  TenancyPayment,
} from "../../../domain/tenancies/tenancy.ts";
import { day, tenancyIdColumn } from "../tenancy-tables.ts";

/** Money that was asked for, and what became of it. */
export const tenancyPayments = pgTable(
  "tenancy_payments",
  {
    tenancyId: tenancyIdColumn(),
    kind: text("kind").$type<PaymentKind>().notNull(),
    askedPence: integer("asked_pence").notNull(),
    askedOn: day("asked_on").notNull(),
    askedBy: text("asked_by").notNull(),
    dueOn: day("due_on").notNull(),
    settledHow: text("settled_how").$type<Settlement["how"]>(),
    settledPence: integer("settled_pence"),
    settledOn: day("settled_on"),
    settledBy: text("settled_by"),
    settledNote: text("settled_note"),
    settledDocumentId: uuid("settled_document_id"),
    keepReason: text("keep_reason").$type<KeepReason>(),
    /** What was recorded before, oldest first. Null where nothing was corrected. */
    corrections: jsonb("corrections").$type<ReceiptCorrection[]>(),
    /** Parts that were dealt with before more came, with their receipts. Null where there are none. */
    earlier: jsonb("earlier").$type<TenancyPayment["earlier"]>(),
  },
  (table) => [
    primaryKey({ name: "tenancy_payments_key", columns: [table.tenancyId, table.kind] }),
    index("tenancy_payments_held")
      .on(table.tenancyId)
      .where(sql`${table.settledHow} is null`),
    // After the keys only of these something can still be to come.
    index("tenancy_payments_corrected")
      .on(table.tenancyId)
      .where(sql`${table.corrections} is not null`),
    check(
      "tenancy_payments_kind",
      sql`${table.kind} in ('holding-deposit', 'first-rent', 'deposit')`,
    ),
    check("tenancy_payments_positive", sql`${table.askedPence} > 0`),
    check(
      "tenancy_payments_settled",
      sql`(${table.settledHow} is null) = (${table.settledOn} is null) and (${table.settledHow} is null) = (${table.settledPence} is null)`,
    ),
    check(
      "tenancy_payments_kept",
      sql`(${table.settledHow} is not distinct from 'kept') = (${table.keepReason} is not null)`,
    ),
  ],
);

/** Money that came, in parts if a household paid so. */
export const tenancyReceipts = pgTable(
  "tenancy_receipts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tenancyId: tenancyIdColumn(),
    kind: text("kind").$type<PaymentKind>().notNull(),
    position: integer("position").notNull(),
    pence: integer("pence").notNull(),
    receivedOn: day("received_on").notNull(),
    recordedBy: text("recorded_by").notNull(),
    note: text("note").notNull(),
    documentId: uuid("document_id"),
  },
  (table) => [
    unique("tenancy_receipts_position").on(table.tenancyId, table.kind, table.position),
    check("tenancy_receipts_positive", sql`${table.pence} > 0`),
  ],
);

/** More time for the agreement, agreed in writing (Tenant Fees Act 2019, schedule 2). */
export const tenancyExtensions = pgTable(
  "tenancy_extensions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tenancyId: tenancyIdColumn(),
    position: integer("position").notNull(),
    until: day("until").notNull(),
    agreedOn: day("agreed_on").notNull(),
    recordedBy: text("recorded_by").notNull(),
    note: text("note").notNull(),
    documentId: uuid("document_id").notNull(),
  },
  (table) => [unique("tenancy_extensions_position").on(table.tenancyId, table.position)],
);
