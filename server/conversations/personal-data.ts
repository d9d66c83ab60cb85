import { inArray, notExists, lte, or, and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";

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
  await tx.update(conversations).set({ snippet: "" }).where(inArray(conversations.id, ids));
  const rest = tx
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversations.id));
  await tx.delete(conversations).where(and(inArray(conversations.id, ids), notExists(rest)));
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
  await tx.delete(conversations).where(inArray(conversations.id, [...ids]));
  return { conversations: ids.length, mails: mails.length };
}

/** Of somebody's contacts, and those without a contact that name their address. */
export async function listConversationsOf(
  db: Queryable,
  contactIds: readonly string[],
  emailKeys: readonly string[],
) {
  const found = await db
    .select({
      id: conversations.id,
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
      ),
    );
  const messages = await db
    .select()
    .from(conversationMessages)
    .where(
      inArray(
        conversationMessages.conversationId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(conversationMessages.id);
  return found.map((conversation) => ({
    ...conversation,
    messages: messages.filter(({ conversationId }) => conversationId === conversation.id),
  }));
}
