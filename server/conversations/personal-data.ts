import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  lte,
  not,
  notExists,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Named } from "../../domain/shared/text/compare-names.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { isCaller, isCallerKey, isCallUnder, isUnknownCallerOf } from "./callers.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { listSearchWords, toTextArray } from "./search-words.ts";
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

/** What was said under these numbers by people without a contact. */
export interface Calls {
  phoneKeys: readonly string[];
  /** Whose: a number may be several people's. Null for everybody's. */
  names: readonly Named[] | null;
}

/**
 * Of somebody's contacts, and those without a contact that name their address or number.
 * @param calls null for a mailbox, which proves no number: it gets none of what began under one, also where
 * its address was given for that since
 */
export async function listConversationsOf(
  db: Queryable,
  contactIds: readonly string[],
  { emailKeys, calls }: { emailKeys: readonly string[]; calls: Calls | null },
) {
  const found = await db
    .select({
      id: conversations.id,
      personKey: conversations.personKey,
      contactId: conversations.contactId,
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
        and(
          inArray(conversations.contactId, [...contactIds]),
          calls === null ? not(isCaller) : undefined,
        ),
        inArray(
          conversations.personKey,
          emailKeys.map((key) => `email:${key}`),
        ),
        calls === null ? undefined : isUnknownCallerOf(calls.phoneKeys),
      ),
    );
  const names = calls?.names ?? null;
  const theirs = found.filter(
    (each) =>
      names === null ||
      each.contactId !== null ||
      !isCallerKey(each.personKey) ||
      isCallUnder(each, names),
  );
  const ids = theirs.map(({ id }) => id);
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
  return theirs.map(({ personKey: _key, contactId: _contact, ...conversation }) => ({
    ...conversation,
    messages: messages.filter(({ conversationId }) => conversationId === conversation.id),
    questions: questions.filter(({ conversationId }) => conversationId === conversation.id),
  }));
}

/** Mails that somebody wrote, or by a program that asks for an answer to them, and that staff put into the conversation of somebody else. */
export function listMailsElsewhere(
  db: Queryable,
  emailKeys: readonly string[],
  ownConversations: readonly string[],
) {
  const address = sql`lower(${conversationMessages.mail} -> 'from' ->> 'address')`;
  const replyTo = sql`${conversationMessages.mail} -> 'replyTo' ->> 'address'`;
  return db
    .select()
    .from(conversationMessages)
    .where(
      and(
        isNotNull(conversationMessages.mail),
        or(inArray(address, [...emailKeys]), inArray(replyTo, [...emailKeys])),
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

/**
 * What began under a number alone is not the mailbox's that was given for it since: it stays with the number, and
 * loses the address and the answers that went there. Call it before the contacts go.
 */
export async function releaseCalls(
  tx: Transaction,
  addressed: readonly { id: string; email: string | null }[],
): Promise<void> {
  for (const { id, email } of addressed) {
    if (email === null) continue;
    const words = listSearchWords({ ...noWords, email });
    const released = await tx
      .update(conversations)
      .set({
        contactId: null,
        email: null,
        emailMatch: null,
        searchWords: sql`ts_delete(${conversations.searchWords}, ${toTextArray(words)})`,
      })
      .where(and(eq(conversations.contactId, id), isCaller))
      .returning({ id: conversations.id });
    const ids = released.map((row) => row.id);
    const { id: messageId, conversationId, kind } = conversationMessages;
    const answers = await tx
      .select({ id: messageId, conversationId })
      .from(conversationMessages)
      .where(and(inArray(conversationId, ids), eq(kind, "reply")));
    await eraseMessages(tx, answers);
  }
}

const noWords = { name: "", phone: null, home: [], postcode: null, ids: [] };
