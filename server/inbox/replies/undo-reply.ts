import { and, eq, inArray, sql } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import type { Conversation } from "../../conversations/open-conversation.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse } from "../../staff/refusals.ts";
import { forgetOfferedTimes } from "../../viewings/requests/offered-times.ts";
import { lockConversations } from "../change-conversations.ts";
import { conversationUndos, type HeldReply, replyTemplates } from "./reply-tables.ts";

/** What goes back into the reply box. */
export type ReturnedReply = Pick<HeldReply, "body" | "attach" | "template">;

/** What a reply was, for whoever wrote it. Null once it is forgotten, and for changes of another kind. */
export async function findHeldReply(
  db: Queryable,
  staffId: string,
  mailId: string,
): Promise<HeldReply | null> {
  const { token, former, staffId: writer } = conversationUndos;
  const [row] = await db
    .select({ former })
    .from(conversationUndos)
    .where(and(eq(token, mailId), eq(writer, staffId)));
  return row && !Array.isArray(row.former) ? row.former : null;
}

/**
 * Withdraws a reply that waits: its mail never goes, and the conversation is as it was. Not once the
 * mail is in hand. What undoes it stays for seconds more, so that a repeat gets the text as well.
 */
export async function undoReplyIn(
  tx: Transaction,
  { now }: AppContext,
  actor: StaffActor,
  { mailId, held }: { mailId: string; held: HeldReply },
): Promise<Outcome<{ done: string }>> {
  // Before its mail, as whoever replies.
  const [conversation] = await lockConversations(tx, [held.was.id]);
  const [unsent] = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.id, mailId),
        inArray(outbox.state, ["waiting", "stopped"]),
        eq(outbox.attempts, 0),
      ),
    )
    .returning({ id: outbox.id });
  if (!unsent) {
    return (
      (await refuseIfSent(tx, mailId)) ??
      refuse("This reply has already been undone. The text is in the reply box.")
    );
  }
  await tx.delete(conversationMessages).where(eq(conversationMessages.id, held.messageId));
  await forgetOfferedTimes(tx, held.offeredId);
  if (held.template !== "") {
    await tx
      .update(replyTemplates)
      .set({ timesUsed: sql`greatest(${replyTemplates.timesUsed} - 1, 0)` })
      .where(eq(replyTemplates.id, held.template));
  }
  if (conversation) await restoreConversation(tx, conversation, held);
  await recordAudit(tx, {
    at: now(),
    actor,
    action: "conversation.reply-undone",
    subject: "conversation",
    subjectId: held.was.id,
  });
  await notifyOffice(tx, { subject: "conversation", id: held.was.id });
  return { ok: true, answer: { done: "Not sent. The text is back in the reply box." } };
}

/** Null where there is no such mail. */
export async function refuseIfSent(tx: Transaction, mailId: string): Promise<Refused | null> {
  const [mail] = await tx
    .select({ state: outbox.state, attempts: outbox.attempts })
    .from(outbox)
    .where(and(eq(outbox.id, mailId), eq(outbox.kind, "conversation-reply")));
  if (!mail || (mail.state !== "sent" && mail.attempts === 0)) return null;
  return refuse("This reply has already been sent, so we haven’t undone anything.");
}

/**
 * As it was, if nobody was there meanwhile. Else what they did stays, and the clock runs on as if the
 * reply had not been, unless there is a later answer.
 */
async function restoreConversation(
  tx: Transaction,
  { id, version, state, answeredAt, waitingSince }: Conversation,
  { was, version: ownVersion, at }: HeldReply,
): Promise<void> {
  if (version !== ownVersion && answeredAt?.toISOString() !== at) return handClockOn(tx, was, at);
  const clock = {
    firstAnsweredAt: toDate(was.firstAnsweredAt),
    answeredAt: toDate(was.answeredAt),
    version: version + 1,
  };
  const since = toDate(was.waitingSince);
  const isWaiting = (since ?? waitingSince) !== null;
  await tx
    .update(conversations)
    .set(
      version === ownVersion
        ? {
            ...clock,
            state: was.state,
            ownerId: was.ownerId,
            unread: was.unread,
            snoozedUntil: toDate(was.snoozedUntil),
            waitingSince: since,
          }
        : {
            ...clock,
            ...(state === "waiting" && isWaiting && { state: "open" as const }),
            waitingSince: since ?? waitingSince,
          },
    )
    .where(eq(conversations.id, id));
}

/** A later reply that is undone, too, brings back what was before both. */
async function handClockOn(tx: Transaction, was: HeldReply["was"], at: string): Promise<void> {
  const { former } = conversationUndos;
  await tx
    .update(conversationUndos)
    .set({ former: sql`jsonb_set(${former}, '{was}', ${JSON.stringify(was)}::jsonb)` })
    .where(
      and(
        sql`${former} -> 'was' ->> 'id' = ${was.id}`,
        sql`${former} -> 'was' ->> 'answeredAt' = ${at}`,
      ),
    );
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
