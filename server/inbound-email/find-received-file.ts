import { eq, or, sql } from "drizzle-orm";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { receivedFiles, receivedMails } from "./mail-in-tables.ts";

/**
 * A file that came with a mail, with its bytes and the conversation in which the mail is, for whoever
 * has judged that it may be read: a page asks `readReceivedFile` (`server/site/doors/`).
 */
export async function findReceivedFile(db: Queryable, id: string) {
  const { conversationId } = conversationMessages;
  const { mergedInto } = conversations;
  const [file] = await db
    .select({
      mailId: receivedFiles.mailId,
      fileName: receivedFiles.fileName,
      mimeType: receivedFiles.mimeType,
      content: receivedFiles.content,
      /** Null while nobody has said where the mail belongs. */
      conversationId: sql<string | null>`coalesce(${mergedInto}, ${conversationId})`,
    })
    .from(receivedFiles)
    .innerJoin(receivedMails, eq(receivedMails.id, receivedFiles.mailId))
    .leftJoin(conversationMessages, eq(conversationMessages.mailMessageId, receivedMails.messageId))
    .leftJoin(conversations, eq(conversations.id, conversationId))
    .where(eq(receivedFiles.id, id));
  return file ?? null;
}

/** Files that came with the mails of a conversation, by the id of the message. */
export function listReceivedFiles(db: Queryable, conversationId: string) {
  return db
    .select({
      id: receivedFiles.id,
      messageId: conversationMessages.id,
      fileName: receivedFiles.fileName,
      bytes: receivedFiles.bytes,
    })
    .from(receivedFiles)
    .innerJoin(receivedMails, eq(receivedMails.id, receivedFiles.mailId))
    .innerJoin(
      conversationMessages,
      eq(conversationMessages.mailMessageId, receivedMails.messageId),
    )
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(or(eq(conversations.id, conversationId), eq(conversations.mergedInto, conversationId)))
    .orderBy(receivedMails.receivedAt, receivedFiles.position);
}
