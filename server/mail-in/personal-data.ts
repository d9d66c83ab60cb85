import { inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { heldMails, receivedFiles, receivedMails } from "./mail-in-tables.ts";

/**
 * Held mails from an address, with the names of their files.
 * @param emailKey lower case
 */
export async function listHeldMailsOf(db: Queryable, emailKeys: readonly string[]) {
  const mails = await db
    .select({
      id: heldMails.mailId,
      subject: heldMails.subject,
      text: heldMails.text,
      quoted: heldMails.quoted,
      receivedAt: heldMails.receivedAt,
    })
    .from(heldMails)
    .where(inArray(heldMails.senderAddress, [...emailKeys]));
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

/** Cascades to the held mails and their files. */
export async function eraseReceivedMails(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(receivedMails).where(inArray(receivedMails.id, [...ids]));
}
