import type { Transaction } from "../database/client.ts";
import { outbox } from "./outbox-table.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/**
 * Puts a mail into the outbox, in the transaction of what it tells of: both are kept or neither.
 * The mail worker finds it within seconds.
 */
export async function queueMail(tx: Transaction, mail: OutgoingMail): Promise<void> {
  await tx.insert(outbox).values(mail);
}
