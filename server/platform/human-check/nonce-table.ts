import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../database/columns.ts";

export const humanCheckNonces = pgTable(
  "human_check_nonces",
  {
    nonce: text("nonce").primaryKey(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [index("human_check_nonces_age").on(table.expiresAt)],
);
