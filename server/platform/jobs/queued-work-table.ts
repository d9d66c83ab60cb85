import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../database/columns.ts";

/**
 * What a request asked for and the site does after its answer. Rows are there for a second, and survive
 * a crash. None holds a secret: a link's token stands here as its hash.
 */
export const queuedWork = pgTable(
  "queued_work",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").notNull(),
    asked: jsonb("asked").notNull(),
    askedAt: timestamptz("asked_at").notNull(),
    dueAt: timestamptz("due_at").notNull(),
    /** How often it has failed. */
    failures: integer("failures").notNull().default(0),
  },
  (table) => [index("queued_work_due").on(table.dueAt)],
);
