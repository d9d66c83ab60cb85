import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/database/columns.ts";

/** One row for each pair of e-mail and phone, both normalised. */
export const contacts = pgTable(
  "contacts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    firstname: text("firstname").notNull(),
    lastname: text("lastname").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** Digits only, with 44 for a leading 0. */
    phoneKey: text("phone_key").notNull(),
    emailKey: text("email_key").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [unique("contacts_person").on(table.emailKey, table.phoneKey)],
);
