import { pgTable, text } from "drizzle-orm/pg-core";

/** What a site made up for itself and all its processes must share. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
