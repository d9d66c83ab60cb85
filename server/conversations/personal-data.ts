import { and, asc, eq, inArray, isNotNull, lte, notExists, notInArray, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { isCallerKey, isUnknownCallerOf } from "./callers.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { lockWithJoined } from "./open-conversation.ts";
import { refreshConversations } from "./refresh-conversations.ts";
import { viewerQuestions } from "./viewer-question-table.ts";

/** Erases what conversations hold of requests that are erased. Call it in their transaction. */
export async function eraseRequestMessages(
  tx: Transaction,
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  const touched = await tx
    .delete(conversationMessages)
    .where(inArray(conversationMessages.recordId, [...recordIds]))
    .returning({ id: conversationMessages.conversationId });
  const ids = [...new Set(touched.map(({ id }) => id))];
  if (ids.length === 0) return;
  await deleteAndRefresh(tx, ids, async (locked) => {
    const rest = tx
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, conversations.id));
    const parents = new Set(locked.map(({ mergedInto }) => mergedInto));
    // One to which others are joined has their state.
    const empty = ids.filter((id) => !parents.has(id));
    await tx.delete(conversations).where(and(inArray(conversations.id, empty), notExists(rest)));
  });
}

/** What a deletion leaves of joined conversations must not show or count what is gone. */
async function deleteAndRefresh(
  tx: Transaction,
  ids: readonly string[],
  deleteSome: (locked: Awaited<ReturnType<typeof lockWithJoined>>) => Promise<void>,
): Promise<void> {
  if (ids.length === 0) return;
  const locked = await lockWithJoined(tx, ids);
  await deleteSome(locked);
  const left = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      inArray(
        conversations.id,
        locked.map(({ id }) => id),
      ),
    );
  await refreshConversations(
    tx,
    left.map(({ id }) => id),
  );
}

/** Conversations without a message since then, with the mails that were sent in them. */
export async function eraseOldConversations(
  tx: Transaction,
  until: Date,
  limit: number,
): Promise<{ conversations: number; mails: number }> {
  const old = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(lte(conversations.lastMessageAt, until))
    .orderBy(asc(conversations.lastMessageAt), asc(conversations.id))
    .limit(limit);
  return eraseConversations(
    tx,
    old.map(({ id }) => id),
  );
}

export async function eraseConversations(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ conversations: number; mails: number }> {
  if (ids.length === 0) return { conversations: 0, mails: 0 };
  const mails = await tx
    .delete(outbox)
    .where(inArray(outbox.aboutId, [...ids]))
    .returning({ id: outbox.id });
  await deleteAndRefresh(tx, ids, async () => {
    await tx.delete(conversations).where(inArray(conversations.id, [...ids]));
  });
  return { conversations: ids.length, mails: mails.length };
}

/**
 * Of somebody's contacts, and those without a contact that name their address or number. What was asked
 * under a number alone is only for whoever asks by that number.
 */
export async function listConversationsOf(
  db: Queryable,
  contactIds: readonly string[],
  { emailKeys, phoneKeys }: { emailKeys: readonly string[]; phoneKeys: readonly string[] },
) {
  const numbers = new Set(phoneKeys.map((key) => `phone:${key}`));
  const found = await db
    .select({
      id: conversations.id,
      personKey: conversations.personKey,
      name: conversations.name,
      email: conversations.email,
      phone: conversations.phone,
      listingId: conversations.listingId,
      state: conversations.state,
      askedAt: conversations.askedAt,
      lastMessageAt: conversations.lastMessageAt,
    })
    .from(conversations)
    .where(
      or(
        inArray(conversations.contactId, [...contactIds]),
        inArray(
          conversations.personKey,
          emailKeys.map((key) => `email:${key}`),
        ),
        isUnknownCallerOf(phoneKeys),
      ),
    );
  const ids = found.map(({ id }) => id);
  const messages = await db
    .select()
    .from(conversationMessages)
    .where(inArray(conversationMessages.conversationId, ids))
    .orderBy(conversationMessages.id);
  const questions = await db
    .select()
    .from(viewerQuestions)
    .where(inArray(viewerQuestions.conversationId, ids))
    .orderBy(viewerQuestions.shownAt);
  return found.map(({ personKey, ...conversation }) => ({
    ...conversation,
    messages: messages.filter(
      ({ conversationId, kind }) =>
        conversationId === conversation.id &&
        (kind !== "request" || !isCallerKey(personKey) || numbers.has(personKey)),
    ),
    questions: questions.filter(({ conversationId }) => conversationId === conversation.id),
  }));
}

/** Mails that somebody wrote and that staff put into the conversation of somebody else. */
export function listMailsElsewhere(
  db: Queryable,
  emailKeys: readonly string[],
  ownConversations: readonly string[],
) {
  const address = sql`lower(${conversationMessages.mail} -> 'from' ->> 'address')`;
  return db
    .select()
    .from(conversationMessages)
    .where(
      and(
        isNotNull(conversationMessages.mail),
        inArray(address, [...emailKeys]),
        notInArray(conversationMessages.conversationId, [...ownConversations]),
      ),
    )
    .orderBy(conversationMessages.id);
}

/** The conversations stay, without what followed from these messages. */
export async function eraseMessages(
  tx: Transaction,
  messages: readonly { id: number; conversationId: string }[],
): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const touched = messages.map(({ conversationId }) => conversationId);
  await deleteAndRefresh(tx, touched, async () => {
    await tx.delete(conversationMessages).where(inArray(conversationMessages.id, ids));
  });
}
