import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ConversationState } from "../../domain/conversations/conversation-state.ts";
import type { InboundMail } from "../../domain/conversations/inbound-mail.ts";
import type { RequestKind } from "../../domain/conversations/request-kinds.ts";
import type { MessageKind } from "../../domain/conversations/response-clock.ts";
import { branches } from "../agency/branch-table.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { timestamptz, tsvector } from "../platform/database/columns.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { staff } from "../staff/staff-tables.ts";

/** Groups of the inbox. Which one follows from the state and from whether something is unanswered. */
export type Lane = "unanswered" | "theirs" | "snoozed" | "closed";

const lane = sql`case
  when state = 'closed' then 'closed'
  when state = 'snoozed' then 'snoozed'
  when state <> 'waiting' and waiting_since is not null then 'unanswered'
  else 'theirs'
end`;

type Sorted = Record<"id" | "lastMessageAt", ExtraConfigColumn>;

const newestFirst = ({ lastMessageAt, id }: Sorted) =>
  [lastMessageAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;

/**
 * Kilobytes of words that wait until they are put into an index. With PostgreSQL's own 4 MB one request
 * in some thousands waited for 0.4 s while all of them were (`npm run bench -- size`).
 */
const pendingWords = { gin_pending_list_limit: 256 };

/** All that one person and the office say about one home, or about none. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** `contact:ID`, or `email:` or `phone:` of somebody who gave only one of them. */
    personKey: text("person_key").notNull(),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    /** For proposals, see `domain/conversations/same-person.ts`. */
    emailMatch: text("email_match"),
    phoneMatch: text("phone_match"),
    listingId: text("listing_id").references(() => listingRecords.id),
    /** Outcode of the home, or of the address that was named. */
    area: text("area"),
    /** Given by a trigger when it is stored, and again with its home. Null: there was none. */
    branch: uuid("branch").references(() => branches.id),
    /** Of the latest request. */
    kind: text("kind").$type<RequestKind>().notNull(),
    /** Where they saw us, as somebody noted: see `domain/conversations/came-from.ts`. */
    cameFrom: text("came_from"),
    /** Beginning of the latest request or mail. */
    snippet: text("snippet").notNull(),
    requestCount: integer("request_count").notNull().default(0),
    ownerId: uuid("owner_id").references(() => staff.id, { onDelete: "set null" }),
    state: text("state").$type<ConversationState>().notNull().default("new"),
    snoozedUntil: timestamptz("snoozed_until"),
    unread: boolean("unread").notNull().default(true),
    askedAt: timestamptz("asked_at").notNull(),
    /** First message that no member of staff has answered. */
    waitingSince: timestamptz("waiting_since"),
    firstAnsweredAt: timestamptz("first_answered_at"),
    answeredAt: timestamptz("answered_at"),
    lastMessageAt: timestamptz("last_message_at").notNull(),
    lane: text("lane").$type<Lane>().notNull().generatedAlwaysAs(lane),
    /** The conversation that this one was joined to. Its own messages stay its own. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => conversations.id, {
      onDelete: "set null",
    }),
    /** Incremented by every change, by which an undo sees that somebody was there meanwhile. */
    version: integer("version").notNull().default(0),
    searchWords: tsvector("search_words").notNull(),
  },
  (table) => [
    unique("conversations_person_home").on(table.personKey, table.listingId).nullsNotDistinct(),
    index("conversations_contact").on(table.contactId),
    index("conversations_listing").on(table.listingId),
    index("conversations_email_match").on(table.emailMatch),
    index("conversations_phone_match").on(table.phoneMatch),
    index("conversations_merged").on(table.mergedInto),
    // Holds all that the counts of the views need.
    index("conversations_counts")
      .on(table.lane, table.ownerId, table.waitingSince, table.branch)
      .where(sql`${table.mergedInto} is null`),
    index("conversations_waiting")
      .on(table.lane, table.waitingSince, table.id)
      .where(sql`${table.mergedInto} is null`),
    index("conversations_newest")
      .on(table.lane, ...newestFirst(table))
      .where(sql`${table.mergedInto} is null`),
    index("conversations_branch_waiting")
      .on(table.branch, table.lane, table.waitingSince, table.id)
      .where(sql`${table.mergedInto} is null`),
    index("conversations_branch_newest")
      .on(table.branch, table.lane, ...newestFirst(table))
      .where(sql`${table.mergedInto} is null`),
    // With the one above all of a branch, when another one takes over.
    index("conversations_branch_joined")
      .on(table.branch)
      .where(sql`${table.mergedInto} is not null`),
    index("conversations_snoozed")
      .on(table.snoozedUntil, table.id)
      .where(sql`${table.state} = 'snoozed'`),
    index("conversations_owner").on(table.ownerId, table.lane),
    index("conversations_age").on(...newestFirst(table)),
    // Figures count by when somebody asked.
    index("conversations_asked")
      .on(table.askedAt)
      .where(sql`${table.mergedInto} is null`),
    index("conversations_search").using("gin", table.searchWords).with(pendingWords),
    // One in fifty of them, so that the open ones that are found can all be counted.
    index("conversations_open_words")
      .using("gin", table.searchWords)
      .with(pendingWords)
      .where(sql`${table.mergedInto} is null and ${table.lane} <> 'closed'`),
    index("conversations_joined_words")
      .using("gin", table.searchWords)
      .with(pendingWords)
      .where(sql`${table.mergedInto} is not null`),
    index("conversations_area")
      .on(table.area, table.lane, ...newestFirst(table))
      .where(sql`${table.mergedInto} is null`),
    check(
      "conversations_state",
      sql`${table.state} in ('new', 'open', 'waiting', 'snoozed', 'closed')`,
    ),
    check(
      "conversations_snoozed_until",
      sql`(${table.state} = 'snoozed') = (${table.snoozedUntil} is not null)`,
    ),
  ],
);

/** In order of id. */
export const conversationMessages = pgTable(
  "conversation_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    kind: text("kind").$type<MessageKind>().notNull(),
    /** Of a request, with the id of its record: `requestRecords` says in which table. */
    requestKind: text("request_kind").$type<RequestKind>(),
    recordId: text("record_id"),
    /** Who wrote it. Null for the person and for the site. */
    staffId: uuid("staff_id").references(() => staff.id, { onDelete: "set null" }),
    /** Sent by a program: never starts or ends the clock. */
    isAutomatic: boolean("is_automatic").notNull().default(false),
    body: text("body").notNull(),
    /** Of a reply. Null once the mail's text has expired. */
    outboxId: uuid("outbox_id").references(() => outbox.id, { onDelete: "set null" }),
    /** Message-ID of a received mail, without brackets. */
    mailMessageId: text("mail_message_id"),
    mail: jsonb("mail").$type<InboundMail>(),
    at: timestamptz("at").notNull(),
  },
  (table) => [
    index("conversation_messages_conversation").on(table.conversationId, table.id),
    // Holds all that the figures need to name the source of a request.
    index("conversation_messages_first")
      .on(table.conversationId, table.at, table.id, table.requestKind)
      .where(sql`${table.kind} in ('request', 'mail')`),
    uniqueIndex("conversation_messages_record").on(table.requestKind, table.recordId),
    index("conversation_messages_record_id").on(table.recordId),
    index("conversation_messages_outbox").on(table.outboxId),
    index("conversation_messages_sender")
      .on(sql`lower(${table.mail} -> 'from' ->> 'address')`)
      .where(sql`${table.mail} is not null`),
    index("conversation_messages_reply_to")
      .on(sql`(${table.mail} -> 'replyTo' ->> 'address')`)
      .where(sql`${table.mail} -> 'replyTo' ->> 'address' is not null`),
    uniqueIndex("conversation_messages_mail").on(table.mailMessageId),
    check(
      "conversation_messages_kind",
      sql`${table.kind} in ('request', 'mail', 'reply', 'call', 'note', 'event')`,
    ),
  ],
);
