import { asc, inArray, or, type SQL, sql } from "drizzle-orm";
import { askingKinds, findWaitingSince } from "../../domain/conversations/response-clock.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { createSnippet } from "./record-request.ts";

/**
 * Writes what follows from the messages of conversations and of those joined to each. All of them in one
 * statement: the retention has some hundred, and keeps them locked meanwhile.
 */
export async function refreshConversations(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const members = await tx
    .select({
      id: conversations.id,
      mergedInto: conversations.mergedInto,
      state: conversations.state,
      answeredAt: conversations.answeredAt,
    })
    .from(conversations)
    .where(or(inArray(conversations.id, [...ids]), inArray(conversations.mergedInto, [...ids])));
  const messages = await readMessages(
    tx,
    members.map(({ id }) => id),
  );
  const facts = members
    .filter(({ id }) => ids.includes(id))
    .map((own) => {
      const joined = members.filter(({ id, mergedInto }) => id === own.id || mergedInto === own.id);
      const parts = new Set(joined.map(({ id }) => id));
      return deriveFacts(
        own,
        messages.filter(({ conversationId }) => parts.has(conversationId)),
      );
    });
  if (facts.length === 0) return;
  await tx.execute(sql`
    update ${conversations} as c set waiting_since = f.waiting_since, snippet = f.snippet,
      request_count = f.request_count, last_message_at = coalesce(f.last_message_at, c.last_message_at),
      state = f.state, version = c.version + 1
    from (values ${sql.join(facts, sql`, `)})
      as f (id, state, waiting_since, snippet, request_count, last_message_at)
    where c.id = f.id`);
  await notifyOffice(tx, { subject: "conversation", id: ids.length === 1 ? ids[0]! : null });
}

type Own = Pick<typeof conversations.$inferSelect, "id" | "state" | "answeredAt">;

/** In the order of time. */
function readMessages(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({
      conversationId: conversationMessages.conversationId,
      kind: conversationMessages.kind,
      body: conversationMessages.body,
      at: conversationMessages.at,
      isAutomatic: conversationMessages.isAutomatic,
    })
    .from(conversationMessages)
    .where(inArray(conversationMessages.conversationId, [...ids]))
    .orderBy(asc(conversationMessages.at), asc(conversationMessages.id));
}

type Messages = Awaited<ReturnType<typeof readMessages>>;

/** A row of values for the update. */
function deriveFacts(own: Own, messages: Messages): SQL {
  const last = messages.at(-1);
  const asked = messages.findLast(({ kind, isAutomatic }) => {
    return !isAutomatic && askingKinds.includes(kind);
  });
  // What was answered on the telephone, when it was entered, has no message that says so.
  const later = messages.filter(({ at }) => own.answeredAt === null || at > own.answeredAt);
  // What was closed unanswered stays closed.
  const waitingSince = own.state === "closed" ? null : findWaitingSince(later);
  const state = waitingSince !== null && own.state === "waiting" ? "open" : own.state;
  const requestCount = messages.filter(({ kind }) => kind === "request").length;
  return sql`(${own.id}::uuid, ${state}::text, ${waitingSince?.toISOString() ?? null}::timestamptz,
    ${createSnippet(asked?.body ?? "")}::text, ${requestCount}::int,
    ${last?.at.toISOString() ?? null}::timestamptz)`;
}
