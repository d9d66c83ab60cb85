import type { Transaction } from "../database/client.ts";
import { outbox } from "./outbox-table.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/**
 * Queues a mail in the caller's transaction, so that both commit or neither. The mail worker picks
 * it up within seconds.
 * @returns its id
 */
export async function queueMail(tx: Transaction, mail: OutgoingMail): Promise<string> {
  const [id] = await queueMails(tx, [mail]);
  if (id === undefined) throw new Error("The email was not written.");
  return id;
}

/** The same for several, in one statement. */
export async function queueMails(
  tx: Transaction,
  mails: readonly OutgoingMail[],
): Promise<string[]> {
  if (mails.length === 0) return [];
  const queued = await tx.insert(outbox).values(mails.map(toRow)).returning({ id: outbox.id });
  return queued.map(({ id }) => id);
}

function toRow(mail: OutgoingMail) {
  const { onceADayAbout: _, ...kept } = mail;
  return kept;
}
