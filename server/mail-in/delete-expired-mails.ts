import { and, isNull, lt } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { heldMails, receivedMails } from "./mail-in-tables.ts";

/** Mails of conversations go with their conversation. */
export async function deleteExpiredMails(
  { database }: Pick<AppContext, "database">,
  until: { held: Date; discarded: Date },
): Promise<void> {
  await database.orm.delete(heldMails).where(lt(heldMails.discardedAt, until.discarded));
  await database.orm
    .delete(receivedMails)
    .where(and(isNull(receivedMails.conversationId), lt(receivedMails.takenInAt, until.held)));
}
