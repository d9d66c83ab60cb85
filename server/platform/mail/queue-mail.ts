import type { Transaction } from "../database/client.ts";
import { outbox } from "./outbox-table.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/**
 * Queues a mail in the caller's transaction, so that both commit or neither. The mail worker picks
 * it up within seconds.
 * @returns its id
 */
export async function queueMail(tx: Transaction, mail: OutgoingMail): Promise<string> {
  const { onceADayAbout: _, ...kept } = mail;
  const [row] = await tx.insert(outbox).values(kept).returning({ id: outbox.id });
  if (!row) throw new Error("The mail was not written.");
  return row.id;
}
