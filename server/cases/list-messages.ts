import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { isHeldBack } from "../platform/mail/outbox-desk.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";

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
 * What a person and the office wrote to each other about a home, oldest first. What was noted in the
 * office, and what it wrote down of calls, is not part of it; nor is a reply that can still be undone.
 */
export async function listCaseMessages(
  db: Queryable,
  contactIds: readonly string[],
  listingId: string | null,
): Promise<CaseMessage[]> {
  const own = await db
    .select({ id: conversations.id, mergedInto: conversations.mergedInto })
    .from(conversations)
    .where(
      and(
        inArray(conversations.contactId, [...contactIds]),
        listingId === null
          ? isNull(conversations.listingId)
          : eq(conversations.listingId, listingId),
      ),
    );
  const ids = own.map(({ id }) => id);
  // An answer stands in the conversation that theirs was joined to. Where that is somebody else's, as
  // far as we know, it was written to them.
  const joinedTo = own.flatMap(({ mergedInto }) => mergedInto ?? []);
  // Read before the messages: with a subquery beside the other condition no index would serve.
  const parents = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(inArray(conversations.id, joinedTo), inArray(conversations.contactId, [...contactIds])),
    );
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
        or(
          and(
            inArray(conversationMessages.conversationId, ids),
            inArray(conversationMessages.kind, ["request", "mail", "reply"]),
          ),
          and(
            inArray(
              conversationMessages.conversationId,
              parents.map(({ id }) => id),
            ),
            eq(conversationMessages.kind, "reply"),
          ),
        ),
        sql`trim(${conversationMessages.body}) <> ''`,
      ),
    )
    .orderBy(asc(conversationMessages.at), asc(conversationMessages.id));
  return rows
    .slice(-mostMessages)
    .map(({ kind, ...message }) => ({ ...message, isOwn: kind !== "reply" }));
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
