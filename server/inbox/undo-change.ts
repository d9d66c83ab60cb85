import { choosePlural } from "../../domain/shared/formats/count.ts";
import { and, eq, lt } from "drizzle-orm";
import * as v from "valibot";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { undoMs } from "./replies/hold-reply.ts";
import { conversationUndos, type FormerState } from "./replies/reply-tables.ts";
import { changedSinceUndo, tooLateToUndo } from "../staff/refusals.ts";
import { changeAsStaff, type StaffSubmission } from "./staff-change.ts";
import {
  findHeldReply,
  refuseIfSent,
  type ReturnedReply,
  undoReplyIn,
} from "./replies/undo-reply.ts";

const call = { name: "undochange", answer: v.object({ done: v.string() }) };

type Undone = Outcome<{ done: string }>;

/**
 * Restores what a change changed, but not where somebody else was there meanwhile.
 * @returns with the text of a reply that was withdrawn
 */
export async function undoChange(
  app: AppContext,
  token: string,
  submission: StaffSubmission,
): Promise<Undone & { returned?: ReturnedReply }> {
  if (!isUuid(token)) return tooLateToUndo;
  const held = await findHeldReply(app.database.orm, submission.staffId, token);
  const undone = await changeAsStaff(app, call, submission, async (tx) => {
    if (held) return undoReplyIn(tx, app, submission, { mailId: token, held });
    return (
      (await undoStates(tx, app, token, submission)) ??
      (await refuseIfSent(tx, token)) ??
      tooLateToUndo
    );
  });
  return undone.ok && held ? { ...undone, returned: held } : undone;
}

/** Null where there is nothing to undo any more. */
async function undoStates(
  tx: Transaction,
  { now }: AppContext,
  token: string,
  by: StaffActor,
): Promise<Undone | null> {
  const oldest = new Date(now().getTime() - undoMs);
  await tx.delete(conversationUndos).where(lt(conversationUndos.createdAt, oldest));
  const [undo] = await tx
    .delete(conversationUndos)
    .where(and(eq(conversationUndos.token, token), eq(conversationUndos.staffId, by.staffId)))
    .returning({ former: conversationUndos.former });
  if (!undo || !Array.isArray(undo.former)) return null;
  const { length } = undo.former;
  const restored = await restoreStates(tx, undo.former, by);
  if (restored === 0) return changedSinceUndo;
  const left = length - restored;
  return {
    ok: true,
    answer: {
      done:
        left === 0
          ? "Undone."
          : `Undone, except for ${left} that ${choosePlural(left, "has", "have")} changed since.`,
    },
  };
}

async function restoreStates(
  tx: Transaction,
  former: readonly FormerState[],
  by: StaffActor,
): Promise<number> {
  let restored = 0;
  for (const { id, version, state, ownerId, snoozedUntil } of former.toSorted(byId)) {
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
      actor: by,
      action: "conversation.undone",
      subject: "conversation",
      subjectId: id,
    });
    await notifyOffice(tx, { subject: "conversation", id });
  }
  return restored;
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
