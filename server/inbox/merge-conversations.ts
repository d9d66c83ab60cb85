import { eq, or } from "drizzle-orm";
import * as v from "valibot";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import type { AppContext } from "../app-context.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { lockThread, lockWithJoined } from "../conversations/open-conversation.ts";
import { refreshConversations } from "../conversations/refresh-conversations.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { refuse } from "../staff/refusals.ts";
import { changeAsStaff, noConversation, type StaffSubmission } from "./staff-change.ts";

const answer = v.object({ done: v.string() });

/**
 * Joins another conversation to this one: they are shown, answered and counted as one. Each keeps its
 * own messages, so that it can be taken apart again at any time. Two homes stay two conversations.
 */
export function mergeConversations(
  app: AppContext,
  { id, other }: { id: string; other: string },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const call = { name: "mergeconversations", answer };
  return changeAsStaff(app, call, submission, async (tx) => {
    if (id === other) return refuse("You can’t merge a conversation with itself.");
    const found = await lockWithJoined(tx, [id, other]);
    const single = found.filter(({ mergedInto }) => mergedInto === null);
    const into = single.find((one) => one.id === id);
    const joined = single.find((one) => one.id === other);
    if (!into || !joined) return noConversation;
    if (
      into.listingId !== null &&
      joined.listingId !== null &&
      into.listingId !== joined.listingId
    ) {
      return refuse("These are about different properties, so they can’t be merged.");
    }
    await tx
      .update(conversations)
      .set({ mergedInto: id })
      .where(or(eq(conversations.id, other), eq(conversations.mergedInto, other)));
    // What waits in the one is not closed by the other.
    if (into.state === "closed" && joined.waitingSince !== null) {
      await tx.update(conversations).set({ state: "open" }).where(eq(conversations.id, id));
    }
    await refreshConversations(tx, [id]);
    await note(tx, submission, "conversation.merged", id, other);
    return { ok: true, answer: { done: `${joined.name}’s conversations merged.` } };
  });
}

/** Takes a joined conversation out again, with its own messages. */
export function unmergeConversation(
  app: AppContext,
  other: string,
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const call = { name: "unmergeconversation", answer };
  return changeAsStaff(app, call, submission, async (tx) => {
    const thread = await lockThread(tx, other);
    const id = thread?.conversation.id ?? other;
    if (id === other) return refuse("These conversations have already been separated.");
    await tx.update(conversations).set({ mergedInto: null }).where(eq(conversations.id, other));
    await refreshConversations(tx, [id]);
    await refreshConversations(tx, [other]);
    await note(tx, submission, "conversation.unmerged", id, other);
    return { ok: true, answer: { done: "Conversations separated." } };
  });
}

async function note(
  tx: Transaction,
  by: StaffActor,
  action: AuditAction,
  subjectId: string,
  other: string,
): Promise<void> {
  await recordAudit(tx, {
    actor: by,
    action,
    subject: "conversation",
    subjectId,
    detail: { other },
  });
}
