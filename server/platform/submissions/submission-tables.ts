import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "../database/columns.ts";

/** Who changed what and when. Holds ids, never personal data. A trigger refuses to change a row. */
export const audit = pgTable(
  "audit",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    at: timestamptz("at").notNull().defaultNow(),
    /** The id of a member of staff, `command line`, `visitor` or `job`. */
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    subjectId: text("subject_id").notNull(),
    detail: jsonb("detail").$type<Record<string, string | number | boolean | null>>(),
  },
  (table) => [
    index("audit_subject").on(
      table.subject,
      table.subjectId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("audit_actor").on(
      table.actor,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("audit_feeds")
      .on(table.at.desc().nullsFirst())
      .where(sql`${table.subject} = 'branch' and ${table.action} = 'feed.imported'`),
    // Whether a home had a landlord before.
    index("audit_landlord_homes")
      .on(sql`(${table.detail} ->> 'listingId')`)
      .where(sql`${table.subject} = 'landlord' and ${table.action} = 'landlord.home'`),
    index("audit_newest").on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** First answers by `Idempotency-Key`, so that a retry stores nothing twice. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    key: uuid("key").notNull(),
    call: text("call").notNull(),
    /** SHA-256 of the body: the same key with another body is refused. */
    bodyHash: text("body_hash").notNull(),
    answer: jsonb("answer").$type<Record<string, string | boolean>>(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("idempotency_keys_call_key").on(table.call, table.key),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
