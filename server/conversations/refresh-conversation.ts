import { asc, eq, inArray, or, sql } from "drizzle-orm";
import { askingKinds, findWaitingSince } from "../../domain/conversations/response-clock.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { createSnippet } from "./record-request.ts";

/** Writes what follows from the messages of a conversation and of those joined to it. */
export async function refreshConversation(tx: Transaction, id: string): Promise<void> {
  const members = await tx
    .select({
      id: conversations.id,
      state: conversations.state,
      answeredAt: conversations.answeredAt,
    })
    .from(conversations)
    .where(or(eq(conversations.id, id), eq(conversations.mergedInto, id)));
  const own = members.find((member) => member.id === id);
  if (!own) return;
  const messages = await tx
    .select({
      kind: conversationMessages.kind,
      body: conversationMessages.body,
      at: conversationMessages.at,
      isAutomatic: conversationMessages.isAutomatic,
    })
    .from(conversationMessages)
    .where(
      inArray(
        conversationMessages.conversationId,
        members.map((member) => member.id),
      ),
    )
    .orderBy(asc(conversationMessages.at), asc(conversationMessages.id));
  const last = messages.at(-1);
  const asked = messages.findLast(({ kind, isAutomatic }) => {
    return !isAutomatic && askingKinds.includes(kind);
  });
  // What was answered on the telephone, when it was entered, has no message that says so.
  const later = messages.filter(({ at }) => own.answeredAt === null || at > own.answeredAt);
  // What was closed unanswered stays closed.
  const waitingSince = own.state === "closed" ? null : findWaitingSince(later);
  await tx
    .update(conversations)
    .set({
      waitingSince,
      snippet: createSnippet(asked?.body ?? ""),
      requestCount: messages.filter(({ kind }) => kind === "request").length,
      ...(last && { lastMessageAt: last.at }),
      ...(waitingSince !== null && own.state === "waiting" && { state: "open" }),
      version: sql`${conversations.version} + 1`,
    })
    .where(eq(conversations.id, id));
  await notifyOffice(tx, { subject: "conversation", id });
}
