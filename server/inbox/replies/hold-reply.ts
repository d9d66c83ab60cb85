import { eq, lt, sql } from "drizzle-orm";
import { replyUndoSeconds } from "../../../domain/conversations/held-reply.ts";
import type { AppContext } from "../../app-context.ts";
import type { Conversation } from "../../conversations/open-conversation.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { conversationUndos, type HeldReply } from "./reply-tables.ts";

/** Milliseconds: ten seconds on the screen, and the way of the request. */
export const undoMs = 15_000;

/**
 * Lets the mail of a reply wait, and keeps what undoes it. By the clock of the database, as the worker
 * that sends it.
 */
export async function holdReply(
  tx: Transaction,
  by: StaffActor,
  mailId: string,
  reply: Omit<HeldReply, "was" | "version"> & { conversation: Conversation },
): Promise<void> {
  const { conversation, ...held } = reply;
  await tx
    .update(outbox)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${replyUndoSeconds})` })
    .where(eq(outbox.id, mailId));
  const { id, state, ownerId, unread, version, ...times } = conversation;
  const former: HeldReply = {
    ...held,
    was: {
      id,
      state,
      ownerId,
      unread,
      snoozedUntil: times.snoozedUntil?.toISOString() ?? null,
      waitingSince: times.waitingSince?.toISOString() ?? null,
      firstAnsweredAt: times.firstAnsweredAt?.toISOString() ?? null,
      answeredAt: times.answeredAt?.toISOString() ?? null,
    },
    version: version + 1,
  };
  await tx
    .insert(conversationUndos)
    .values({ token: mailId, staffId: by.staffId, former, createdAt: new Date(held.at) });
}

/** Erases what undid changes, texts of replies with it, once nobody can undo them. */
export async function forgetUndos({ database, now }: AppContext): Promise<void> {
  const oldest = new Date(now().getTime() - undoMs);
  await database.orm.delete(conversationUndos).where(lt(conversationUndos.createdAt, oldest));
}
