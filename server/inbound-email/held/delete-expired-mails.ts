import { and, isNull, lt } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { unmatchedEmails, receivedMails } from "../mail-in-tables.ts";

/** Mails of conversations go with their conversation. */
export async function deleteExpiredMails(
  { database }: Pick<AppContext, "database">,
  until: { held: Date; discarded: Date },
): Promise<void> {
  const { orm } = database;
  const { discardedAt } = unmatchedEmails;
  const isDiscarded = lt(discardedAt, until.discarded);
  await deleteInBatches(orm, unmatchedEmails, { where: isDiscarded, by: discardedAt });
  const { conversationId, takenInAt } = receivedMails;
  const isOld = and(isNull(conversationId), lt(takenInAt, until.held));
  await deleteInBatches(orm, receivedMails, { where: isOld, by: takenInAt });
}
