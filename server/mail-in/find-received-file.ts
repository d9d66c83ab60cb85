import { eq, or } from "drizzle-orm";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { receivedFiles, receivedMails } from "./mail-in-tables.ts";

/** A file that came with a mail, with its bytes. */
export async function findReceivedFile(db: Queryable, id: string) {
  const [file] = await db
    .select({
      fileName: receivedFiles.fileName,
      mimeType: receivedFiles.mimeType,
      content: receivedFiles.content,
    })
    .from(receivedFiles)
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
