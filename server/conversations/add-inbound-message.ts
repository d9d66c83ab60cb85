import { eq } from "drizzle-orm";
import type { InboundMail } from "../../domain/conversations/inbound-mail.ts";
import type { Transaction } from "../platform/database/client.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { lockThread } from "./open-conversation.ts";
import { noteAsked } from "./record-request.ts";

export interface NewInboundMessage {
  conversationId: string;
  /** Its own text, without what it quotes. */
  body: string;
  mail: InboundMail;
  /** Of its header, without brackets. The same mail is stored once. */
  mailMessageId: string;
  /** A bounce or an automatic answer: it neither starts nor ends the clock. */
  isAutomatic: boolean;
  at: Date;
}

/**
 * Adds a received mail to its conversation. The person's mail starts the clock and reopens what is
 * closed, also of the conversation that this one was joined to. An automatic one is only shown.
 * @returns the message's id, or null if the mail is there already or the conversation is not
 */
export async function addInboundMessage(
  tx: Transaction,
  message: NewInboundMessage,
): Promise<number | null> {
  const { isAutomatic, body, at } = message;
  const thread = await lockThread(tx, message.conversationId);
  if (!thread) return null;
  const { id } = thread.conversation;
  const [added] = await tx
    .insert(conversationMessages)
    .values({ ...message, kind: "mail" })
    .onConflictDoNothing()
    .returning({ id: conversationMessages.id });
  if (!added) return null;
  if (isAutomatic) {
    await tx.update(conversations).set({ unread: true }).where(eq(conversations.id, id));
    await notifyOffice(tx, { subject: "conversation", id });
  } else {
    await noteAsked(tx, thread, { text: body, at, requests: 0 });
  }
  return added.id;
}
