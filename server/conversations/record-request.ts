import { eq, sql } from "drizzle-orm";
import { getNextState } from "../../domain/conversations/conversation-state.ts";
import { cutAtWord } from "../../domain/shared/cut-at-word.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { type Conversation, type Opening, openConversation } from "./open-conversation.ts";

export interface NewRequest extends Omit<Opening, "ids"> {
  /** In the table that `requestRecords` names for its kind. */
  recordId: string;
  /** What the person wrote. */
  text: string;
}

/**
 * Puts a request into the inbox. Call it in the transaction that stores the request: nothing that
 * was acknowledged can then be missing there.
 */
export async function recordRequest(tx: Transaction, request: NewRequest): Promise<string> {
  const { kind, recordId, text, at } = request;
  const conversation = await openConversation(tx, { ...request, ids: [recordId] });
  await tx.insert(conversationMessages).values({
    conversationId: conversation.id,
    kind: "request",
    requestKind: kind,
    recordId,
    body: text,
    at,
  });
  await noteAsked(tx, conversation, { text, at, requests: 1 });
  return conversation.id;
}

/** What a request or a mail of the person changes in its conversation. */
export async function noteAsked(
  tx: Transaction,
  { id, state, waitingSince, askedAt }: Conversation,
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
      snippet: cutAtWord(text.replaceAll(/\s+/g, " ").trim(), snippetLength),
      requestCount: sql`${conversations.requestCount} + ${requests}`,
      askedAt: at < askedAt ? at : askedAt,
      waitingSince: waitingSince !== null && waitingSince < at ? waitingSince : at,
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at.toISOString()}::timestamptz)`,
      version: sql`${conversations.version} + 1`,
    })
    .where(eq(conversations.id, id));
  await notifyOffice(tx, { subject: "conversation", id });
}

const snippetLength = 160;
