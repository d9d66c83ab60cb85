import { and, desc, eq, sql } from "drizzle-orm";
import { listRecipients, type ReplyTo } from "../../../domain/conversations/reply-to.ts";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import type { Conversation } from "../../conversations/open-conversation.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { isInConversation } from "./reply-conflicts.ts";

/** Of the mails that ask for an answer elsewhere. */
const mostRead = 50;

/** Where a reply of this conversation can go, the usual one first. None for whoever gave no address. */
export async function findRecipients(
  db: Queryable | Transaction,
  { id, email }: Pick<Conversation, "id" | "email">,
): Promise<ReplyTo[]> {
  if (email === null) return [];
  const rows = await db
    .select({ mail: conversationMessages.mail })
    .from(conversationMessages)
    .where(
      and(
        isInConversation(db, id),
        eq(conversationMessages.kind, "mail"),
        sql`${conversationMessages.mail} -> 'replyTo' ->> 'address' is not null`,
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(mostRead);
  return listRecipients({ email, asked: rows.flatMap(({ mail }) => mail?.replyTo ?? []) });
}
