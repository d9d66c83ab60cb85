import { and, eq, sql } from "drizzle-orm";
import { getNextState } from "../../domain/conversations/conversation-state.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { type Conversation, lockThread } from "./open-conversation.ts";
import { touchJoined } from "./record-request.ts";

/** What a reply or a call of a member of staff changes in its conversation: the clock ends. */
export async function noteAnswered(
  tx: Transaction,
  { id, state }: Conversation,
  at: Date,
): Promise<void> {
  const next = getNextState(state, "answer", true);
  if (!next.ok) throw new Error(next.problem);
  await tx
    .update(conversations)
    .set({
      state: next.state,
      snoozedUntil: null,
      unread: false,
      waitingSince: null,
      answeredAt: at,
      firstAnsweredAt: sql`coalesce(${conversations.firstAnsweredAt}, ${at.toISOString()}::timestamptz)`,
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at.toISOString()}::timestamptz)`,
      version: sql`${conversations.version} + 1`,
    })
    .where(eq(conversations.id, id));
  await notifyOffice(tx, { subject: "conversation", id });
}

interface ToldElsewhere {
  contactId: string;
  listingId: string;
  /** What was done, such as the viewing that was booked. */
  body: string;
  /** Null on the command line. */
  staffId: string | null;
  at: Date;
}

interface AnswerElsewhere extends ToldElsewhere {
  /** False for somebody without an email address, whom a colleague tells. */
  isMailed?: boolean;
}

/**
 * What changed what a conversation says, such as a viewing that was cancelled. Nobody asked or answered
 * by it: clock and state stay. Does nothing for somebody without a conversation about this home.
 */
export async function recordEvent(
  tx: Transaction,
  { contactId, listingId, body, staffId, at }: ToldElsewhere,
): Promise<void> {
  const own = await findOwn(tx, { contactId, listingId });
  if (!own) return;
  const told = { conversationId: own.id, kind: "event" as const, staffId, body, at };
  await tx.insert(conversationMessages).values(told);
  await notifyOffice(tx, { subject: "conversation", id: own.mergedInto ?? own.id });
}

async function findOwn(
  tx: Transaction,
  { contactId, listingId }: Pick<ToldElsewhere, "contactId" | "listingId">,
) {
  const [own] = await tx
    .select({ id: conversations.id, mergedInto: conversations.mergedInto })
    .from(conversations)
    .where(and(eq(conversations.contactId, contactId), eq(conversations.listingId, listingId)));
  return own ?? null;
}

/**
 * A member of staff has answered by booking a viewing or deciding an offer, which sends its own mail.
 * Does nothing for somebody without a conversation about this home.
 */
export async function recordAnswerElsewhere(
  tx: Transaction,
  { contactId, listingId, body, staffId, at, isMailed = true }: AnswerElsewhere,
): Promise<void> {
  const own = await findOwn(tx, { contactId, listingId });
  const thread = own && (await lockThread(tx, own.id));
  if (!thread) return;
  const { ownId, conversation } = thread;
  await tx
    .insert(conversationMessages)
    .values({ conversationId: ownId, kind: isMailed ? "reply" : "call", staffId, body, at });
  await touchJoined(tx, { ownId, id: conversation.id, at });
  await noteAnswered(tx, conversation, at);
}
