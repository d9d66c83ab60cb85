import { asc, eq, inArray, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { findWaitingSince } from "../../domain/conversations/response-clock.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { conversationColumns } from "../conversations/open-conversation.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { lockConversations } from "./change-conversations.ts";
import { changeAsStaff, noConversation, refuse, type StaffSubmission } from "./staff-change.ts";

const answer = v.object({ done: v.string() });

/**
 * Joins another conversation to this one: they are shown, answered and counted as one. Each keeps its
 * own messages, so that it can be taken apart again at any time. Two homes stay two conversations.
 */
export function mergeConversations(
  app: Pick<AppContext, "database" | "config">,
  { id, other }: { id: string; other: string },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const call = { name: "mergeconversations", answer };
  return changeAsStaff(app, call, submission, async (tx) => {
    if (id === other) return refuse("A conversation can't be joined to itself.");
    const found = await lockConversations(tx, [id, other]);
    const into = found.find((one) => one.id === id);
    const joined = found.find((one) => one.id === other);
    if (!into || !joined) return noConversation;
    if (
      into.listingId !== null &&
      joined.listingId !== null &&
      into.listingId !== joined.listingId
    ) {
      return refuse("They are about two homes: each keeps its own conversation.");
    }
    await tx
      .update(conversations)
      .set({ mergedInto: id })
      .where(or(eq(conversations.id, other), eq(conversations.mergedInto, other)));
    await refresh(tx, id);
    await note(tx, submission.staffId, "conversation.merged", id, other);
    return { ok: true, answer: { done: `${joined.name}’s requests are joined.` } };
  });
}

/** Takes a joined conversation out again, with its own messages. */
export function unmergeConversation(
  app: Pick<AppContext, "database" | "config">,
  other: string,
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const call = { name: "unmergeconversation", answer };
  return changeAsStaff(app, call, submission, async (tx) => {
    const [joined] = await tx
      .select(conversationColumns)
      .from(conversations)
      .where(eq(conversations.id, other))
      .for("update");
    if (!joined?.mergedInto) return refuse("They are two conversations already.");
    await tx.update(conversations).set({ mergedInto: null }).where(eq(conversations.id, other));
    await refresh(tx, joined.mergedInto);
    await refresh(tx, other);
    await note(tx, submission.staffId, "conversation.unmerged", joined.mergedInto, other);
    return { ok: true, answer: { done: "They are two conversations again." } };
  });
}

/** What follows from the messages of a conversation and of those joined to it. */
async function refresh(tx: Transaction, id: string): Promise<void> {
  const members = await tx
    .select({ id: conversations.id, state: conversations.state })
    .from(conversations)
    .where(or(eq(conversations.id, id), eq(conversations.mergedInto, id)));
  const messages = await tx
    .select({
      kind: conversationMessages.kind,
      at: conversationMessages.at,
      isAutomatic: sql<boolean>`${conversationMessages.isAutomatic} or ${conversationMessages.isHeld}`,
    })
    .from(conversationMessages)
    .where(
      inArray(
        conversationMessages.conversationId,
        members.map((member) => member.id),
      ),
    )
    .orderBy(asc(conversationMessages.at), asc(conversationMessages.id));
  const last = messages.at(-1);
  const isClosed = members.every(({ state }) => state === "closed");
  const own = members.find((member) => member.id === id)?.state ?? "open";
  // What was closed unanswered stays closed, unless something open is joined to it.
  const waitingSince = isClosed ? null : findWaitingSince(messages);
  const isBack = waitingSince !== null && (own === "waiting" || own === "closed");
  await tx
    .update(conversations)
    .set({
      waitingSince,
      requestCount: messages.filter(({ kind }) => kind === "request").length,
      ...(last && { lastMessageAt: last.at }),
      ...(isBack && { state: "open" }),
      version: sql`${conversations.version} + 1`,
    })
    .where(eq(conversations.id, id));
  await notifyOffice(tx, { subject: "conversation", id });
}

async function note(
  tx: Transaction,
  staffId: string,
  action: string,
  subjectId: string,
  other: string,
): Promise<void> {
  await recordAudit(tx, {
    actor: { staffId },
    action,
    subject: "conversation",
    subjectId,
    detail: { other },
  });
}
