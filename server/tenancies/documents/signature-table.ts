import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../../platform/database/columns.ts";
import { tenancies, tenancyPeople } from "../tenancy-tables.ts";

/** Papers signed by link: who typed which name when, under which words, on exactly which file. */
export const tenancySignatures = pgTable(
  "tenancy_signatures",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tenancyId: uuid("tenancy_id")
      .notNull()
      .references(() => tenancies.id, { onDelete: "cascade" }),
    /** Null for the landlord. */
    personId: uuid("person_id").references(() => tenancyPeople.id, { onDelete: "cascade" }),
    documentId: uuid("document_id").notNull(),
    documentHash: text("document_hash").notNull(),
    signedName: text("signed_name").notNull(),
    consent: text("consent").notNull(),
    signedAt: timestamptz("signed_at").notNull(),
    /** The case link through which they came. */
    linkId: uuid("link_id").notNull(),
  },
  (table) => [index("tenancy_signatures_tenancy").on(table.tenancyId)],
);
