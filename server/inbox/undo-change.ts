import { and, eq, lt } from "drizzle-orm";
import * as v from "valibot";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { conversationUndos } from "./reply-tables.ts";
import { refuse } from "../staff/refusals.ts";
import { changeAsStaff, type SignedInSubmission } from "./staff-change.ts";

const call = { name: "undochange", answer: v.object({ done: v.string() }) };

/** Milliseconds: ten seconds on the screen, and the way of the request. */
export const undoMs = 15_000;

/** Restores what a change changed, but not where somebody else was there meanwhile. */
export function undoChange(
  app: Pick<AppContext, "database" | "config" | "now">,
  token: string,
  submission: SignedInSubmission,
): Promise<Outcome<{ done: string }>> {
  return changeAsStaff(app, call, submission, async (tx) => {
    const oldest = new Date(app.now().getTime() - undoMs);
    await tx.delete(conversationUndos).where(lt(conversationUndos.createdAt, oldest));
    const [undo] = isUuid(token)
      ? await tx
          .delete(conversationUndos)
          .where(
            and(
              eq(conversationUndos.token, token),
              eq(conversationUndos.staffId, submission.staffId),
            ),
          )
          .returning({ former: conversationUndos.former })
      : [];
    if (!undo) return refuse("It is too late to undo that. Nothing was changed.");
    let restored = 0;
    for (const { id, version, state, ownerId, snoozedUntil } of undo.former.toSorted(byId)) {
      const [row] = await tx
        .update(conversations)
        .set({
          state,
          ownerId,
          snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
          version: version + 1,
        })
        .where(and(eq(conversations.id, id), eq(conversations.version, version)))
        .returning({ id: conversations.id });
      if (!row) continue;
      restored++;
      await recordAudit(tx, {
        actor: { staffId: submission.staffId },
        action: "conversation.undone",
        subject: "conversation",
        subjectId: id,
      });
      await notifyOffice(tx, { subject: "conversation", id });
    }
    const left = undo.former.length - restored;
    if (restored === 0) return refuse("Somebody else was there meanwhile. Nothing was changed.");
    return { ok: true, answer: { done: left === 0 ? "Undone." : `Undone, but for ${left}.` } };
  });
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
