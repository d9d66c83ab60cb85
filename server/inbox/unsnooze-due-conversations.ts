import { and, asc, eq, lte, sql } from "drizzle-orm";
import { getNextState } from "../../domain/conversations/conversation-state.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { transact } from "../platform/database/transact.ts";

const batchSize = 25;

/** Brings back what was put aside until now. */
export async function unsnoozeDueConversations({ database, now }: AppContext): Promise<number> {
  return transact(database.orm, async (tx) => {
    const { id, state, waitingSince, snoozedUntil } = conversations;
    const due = await tx
      .select({ id, state, waitingSince })
      .from(conversations)
      .where(and(eq(state, "snoozed"), lte(snoozedUntil, now())))
      .orderBy(asc(snoozedUntil))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    for (const one of due) {
      const next = getNextState(one.state, "wake", one.waitingSince === null);
      if (!next.ok) throw new Error(next.problem);
      await tx
        .update(conversations)
        .set({
          state: next.state,
          snoozedUntil: null,
          unread: true,
          version: sql`${conversations.version} + 1`,
        })
        .where(eq(id, one.id));
      const what = {
        action: "conversation.woken",
        subject: "conversation",
        subjectId: one.id,
      } as const;
      await recordAudit(tx, { actor: "job", ...what });
      await notifyOffice(tx, { subject: "conversation", id: one.id });
    }
    return due.length;
  });
}
