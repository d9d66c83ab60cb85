import { eq, sql } from "drizzle-orm";
import { getNextState } from "../../domain/conversations/conversation-state.ts";
import { truncateAtWord } from "../../domain/shared/text/truncate-at-word.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { type Opening, openConversation, type Thread } from "./open-conversation.ts";

export interface NewRequest extends Omit<Opening, "ids"> {
  /** In the table that `requestRecords` names for its kind. */
  recordId: string;
  /** What the person wrote. */
  text: string;
}

/**
 * Puts a request into the inbox. Call it in the transaction that stores the request: nothing that
 * was acknowledged can then be missing there.
 * @returns the conversation that is worked on: the person's own, or the one that it was joined to
 */
export async function recordRequest(tx: Transaction, request: NewRequest): Promise<string> {
  const thread = await openConversation(tx, { ...request, ids: [request.recordId] });
  await addRequest(tx, thread, request);
  return thread.conversation.id;
}

/** The same in a conversation that is open. */
export async function addRequest(
  tx: Transaction,
  thread: Thread,
  { kind, recordId, text, at }: NewRequest,
): Promise<void> {
  await tx.insert(conversationMessages).values({
    conversationId: thread.ownId,
    kind: "request",
    requestKind: kind,
    recordId,
    body: text,
    at,
  });
  await noteAsked(tx, thread, { text, at, requests: 1 });
}

/** What a request or a mail of the person changes in its conversation. */
export async function noteAsked(
  tx: Transaction,
  { ownId, conversation: { id, state, waitingSince, askedAt } }: Thread,
  { text, at, requests }: { text: string; at: Date; requests: number },
): Promise<void> {
  const next = getNextState(state, "ask", waitingSince === null);
  if (!next.ok) throw new Error(next.problem);
  await tx
    .update(conversations)
    .set({
      state: next.state,
      snoozedUntil: null,
      unread: true,
      snippet: createSnippet(text),
      requestCount: sql`${conversations.requestCount} + ${requests}`,
      askedAt: at < askedAt ? at : askedAt,
      waitingSince: waitingSince !== null && waitingSince < at ? waitingSince : at,
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at.toISOString()}::timestamptz)`,
      version: sql`${conversations.version} + 1`,
    })
    .where(eq(conversations.id, id));
  await touchJoined(tx, { ownId, id, at });
  await notifyOffice(tx, { subject: "conversation", id });
}

/** A joined conversation is as old as its own last message, for when it expires. */
export async function touchJoined(
  tx: Transaction,
  { ownId, id, at }: { ownId: string; id: string; at: Date },
): Promise<void> {
  if (ownId === id) return;
  await tx
    .update(conversations)
    .set({
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(conversations.id, ownId));
}

const snippetLength = 160;

export function createSnippet(text: string): string {
  return truncateAtWord(text.replaceAll(/\s+/g, " ").trim(), snippetLength);
}
