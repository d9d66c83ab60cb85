import { eq, inArray, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { unmatchedEmails, receivedFiles, receivedMails } from "./mail-in-tables.ts";

/**
 * Held mails from an address, or that ask for an answer to it, with the names of their files.
 * @param emailKey lower case
 */
export async function listUnmatchedEmailsOf(db: Queryable, emailKeys: readonly string[]) {
  const mails = await db
    .select({
      id: unmatchedEmails.mailId,
      subject: unmatchedEmails.subject,
      text: unmatchedEmails.text,
      quoted: unmatchedEmails.quoted,
      receivedAt: unmatchedEmails.receivedAt,
    })
    .from(unmatchedEmails)
    .where(
      or(
        inArray(unmatchedEmails.senderAddress, [...emailKeys]),
        inArray(unmatchedEmails.replyToAddress, [...emailKeys]),
      ),
    );
  const ids = mails.map(({ id }) => id);
  const files = await db
    .select({ mailId: receivedFiles.mailId, fileName: receivedFiles.fileName })
    .from(receivedFiles)
    .where(inArray(receivedFiles.mailId, ids));
  return mails.map((mail) => ({
    ...mail,
    files: files.filter(({ mailId }) => mailId === mail.id).map(({ fileName }) => fileName),
  }));
}

/**
 * Names of the files that came with mails.
 * @param messageIds of the mails, without brackets
 */
export function listFileNames(db: Queryable, messageIds: readonly string[]) {
  return db
    .select({ messageId: receivedMails.messageId, fileName: receivedFiles.fileName })
    .from(receivedFiles)
    .innerJoin(receivedMails, eq(receivedMails.id, receivedFiles.mailId))
    .where(inArray(receivedMails.messageId, [...messageIds]))
    .orderBy(receivedFiles.position);
}

/** Cascades to the held mails and their files. */
export async function eraseReceivedMails(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(receivedMails).where(inArray(receivedMails.id, [...ids]));
}

/** @param messageIds of the mails, without brackets */
export async function eraseMailsByMessageId(
  tx: Transaction,
  messageIds: readonly string[],
): Promise<void> {
  await tx.delete(receivedMails).where(inArray(receivedMails.messageId, [...messageIds]));
}
