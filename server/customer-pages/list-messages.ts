import { and, asc, eq, inArray, isNull, not, notInArray, or, sql } from "drizzle-orm";
import { isCallerKey } from "../conversations/callers.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { isHeldBack } from "../platform/mail/outbox-desk.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { readHeldDecisions } from "../tenancies/decision/held-decisions.ts";

export interface CaseMessage {
  id: number;
  isOwn: boolean;
  /** Who wrote it in the office. */
  by: string | null;
  body: string;
  at: Date;
}

const mostMessages = 50;

/**
 * What a person and the office wrote to each other about a home, and what became of their viewing, oldest
 * first. What was noted in the office, what it wrote down of calls, what was asked under a number alone and
 * a reply or a decision that can still be undone are not part of it.
 */
export async function listCaseMessages(
  db: Queryable,
  contactIds: readonly string[],
  listingId: string | null,
  now: Date,
): Promise<CaseMessage[]> {
  const held = await readHeldDecisions(db, listingId === null ? [] : [listingId], now);
  const { ids, parentIds, callerIds } = await findConversations(db, contactIds, listingId);
  const rows = await db
    .select({
      id: conversationMessages.id,
      kind: conversationMessages.kind,
      by: staff.name,
      body: conversationMessages.body,
      at: conversationMessages.at,
    })
    .from(conversationMessages)
    .leftJoin(staff, eq(staff.id, conversationMessages.staffId))
    .leftJoin(outbox, eq(outbox.id, conversationMessages.outboxId))
    .where(
      and(
        sql`(${isHeldBack}) is not true`,
        eq(conversationMessages.isAutomatic, false),
        // A colleague wrote it down, for whoever rang with that number.
        sql`${conversationMessages.requestKind} is distinct from 'call'`,
        or(
          and(
            inArray(conversationMessages.conversationId, ids),
            inArray(conversationMessages.kind, ["request", "mail", "reply", "event"]),
            not(
              and(
                inArray(conversationMessages.conversationId, callerIds),
                eq(conversationMessages.kind, "request"),
              )!,
            ),
          ),
          and(
            inArray(conversationMessages.conversationId, parentIds),
            eq(conversationMessages.kind, "reply"),
          ),
        ),
        sql`trim(${conversationMessages.body}) <> ''`,
        notInArray(
          conversationMessages.id,
          held.flatMap(({ messageIds }) => messageIds ?? []),
        ),
      ),
    )
    .orderBy(asc(conversationMessages.at), asc(conversationMessages.id));
  return rows
    .slice(-mostMessages)
    .map(({ kind, ...message }) => ({ ...message, isOwn: kind === "request" || kind === "mail" }));
}

/** Their conversations about a home, with those that theirs were joined to and those begun under a number. */
async function findConversations(
  db: Queryable,
  contactIds: readonly string[],
  listingId: string | null,
) {
  const { id, mergedInto, personKey } = conversations;
  const isOwn = inArray(conversations.contactId, [...contactIds]);
  const isAbout =
    listingId === null ? isNull(conversations.listingId) : eq(conversations.listingId, listingId);
  const own = await db
    .select({ id, mergedInto, personKey })
    .from(conversations)
    .where(and(isOwn, isAbout));
  // An answer stands in the conversation that theirs was joined to. Where that is somebody else's, as
  // far as we know, it was written to them.
  const joinedTo = own.flatMap((each) => each.mergedInto ?? []);
  // Read before the messages: with a subquery beside the other condition no index would serve.
  const parents = await db
    .select({ id })
    .from(conversations)
    .where(and(inArray(id, joinedTo), isOwn));
  // What was asked under a number alone came from whoever had it, not from the address given for it since.
  const callers = own.filter((each) => isCallerKey(each.personKey));
  return {
    ids: own.map((each) => each.id),
    parentIds: parents.map((each) => each.id),
    callerIds: callers.map((each) => each.id),
  };
}

/** Whoever in the office takes care of it. */
export async function findConversationOwner(
  db: Queryable,
  contactIds: readonly string[],
  listingId: string | null,
): Promise<string | null> {
  const [row] = await db
    .select({ ownerId: conversations.ownerId })
    .from(conversations)
    .where(
      and(
        inArray(conversations.contactId, [...contactIds]),
        listingId === null
          ? isNull(conversations.listingId)
          : eq(conversations.listingId, listingId),
      ),
    )
    .orderBy(sql`${conversations.ownerId} is null`);
  return row?.ownerId ?? null;
}
