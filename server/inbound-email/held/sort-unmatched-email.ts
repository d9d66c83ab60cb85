import { and, eq, isNull } from "drizzle-orm";
import type { AuditAction } from "../../../domain/shared/audit-actions.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { addInboundMessage } from "../../conversations/add-inbound-message.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { refuse, refuseGone } from "../../staff/refusals.ts";
import { openConversation } from "../../conversations/open-conversation.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { findMailPerson, nameSender } from "../find-mail-person.ts";
import { unmatchedEmails, receivedMails } from "../mail-in-tables.ts";

type Sorted = Outcome<{ conversationId: string }>;

const gone = refuse("Someone has already dealt with this email.");

/** Puts a held mail into a conversation, as if its sender were part of it: later answers come in. */
export async function attachUnmatchedEmail(
  { database }: AppContext,
  actor: Actor,
  { mailId, conversationId }: { mailId: string; conversationId: string },
): Promise<Sorted> {
  return transact(database.orm, async (tx) => {
    const held = await lockHeldMail(tx, mailId);
    if (!held) return gone;
    const [found] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    if (!found) return refuseGone("conversation");
    return release(tx, actor, held, conversationId, "held-mail.attached");
  });
}

/**
 * Begins a conversation with the sender of a held mail, or goes on with the one there is. One whose
 * address may be forged is filed under nobody on record: its owner may never have written it.
 */
export async function openConversationForUnmatchedEmail(
  { database }: AppContext,
  actor: Actor,
  mailId: string,
): Promise<Sorted> {
  return transact(database.orm, async (tx) => {
    const held = await lockHeldMail(tx, mailId);
    if (!held) return gone;
    if (held.senderAddress === null)
      return refuse("This email doesn’t name a sender. Add it to a conversation instead.");
    const sender = { name: held.senderName, address: held.senderAddress };
    const isForged = held.reason === "unverified";
    const { ownId } = await openConversation(tx, {
      kind: "mail",
      person: isForged ? nameSender(sender) : await findMailPerson(tx, sender),
      listingId: null,
      ids: [mailId],
      at: held.receivedAt,
    });
    return release(tx, actor, held, ownId, "held-mail.opened");
  });
}

/** It can be put back for a month. */
export async function discardUnmatchedEmail(
  { database, now }: AppContext,
  actor: Actor,
  mailId: string,
): Promise<Outcome<null>> {
  return transact(database.orm, async (tx) => {
    const held = await lockHeldMail(tx, mailId);
    if (!held) return gone;
    await tx
      .update(unmatchedEmails)
      .set({ discardedAt: now() })
      .where(eq(unmatchedEmails.mailId, mailId));
    await recordAudit(tx, {
      actor,
      action: "held-mail.discarded",
      subject: "mail",
      subjectId: mailId,
    });
    await notifyOffice(tx, { subject: "conversation", id: null });
    return { ok: true, answer: null };
  });
}

export async function restoreHeldMail(
  { database }: AppContext,
  actor: Actor,
  mailId: string,
): Promise<Outcome<null>> {
  return transact(database.orm, async (tx) => {
    const [restored] = await tx
      .update(unmatchedEmails)
      .set({ discardedAt: null })
      .where(eq(unmatchedEmails.mailId, mailId))
      .returning({ id: unmatchedEmails.mailId });
    if (!restored) return refuse("This email has been deleted.");
    await recordAudit(tx, {
      actor,
      action: "held-mail.restored",
      subject: "mail",
      subjectId: mailId,
    });
    await notifyOffice(tx, { subject: "conversation", id: null });
    return { ok: true, answer: null };
  });
}

type HeldMail = typeof unmatchedEmails.$inferSelect;

async function lockHeldMail(tx: Transaction, mailId: string): Promise<HeldMail | null> {
  const [held] = await tx
    .select()
    .from(unmatchedEmails)
    .where(and(eq(unmatchedEmails.mailId, mailId), isNull(unmatchedEmails.discardedAt)))
    .for("update");
  return held ?? null;
}

async function release(
  tx: Transaction,
  actor: Actor,
  held: HeldMail,
  conversationId: string,
  action: AuditAction,
): Promise<Sorted> {
  const { mailId, senderName, senderAddress, subject, html, quoted, isAutomatic, receivedAt } =
    held;
  const { replyToName: name, replyToAddress: address } = held;
  const from = { name: senderName, address: senderAddress ?? "" };
  const replyTo = address === null ? null : { name: name ?? "", address };
  const [row] = await tx
    .select({ messageId: receivedMails.messageId })
    .from(receivedMails)
    .where(eq(receivedMails.id, mailId));
  const added = await addInboundMessage(tx, {
    conversationId,
    body: held.text,
    mail: { from, replyTo, subject, html, quoted },
    mailMessageId: row?.messageId ?? mailId,
    isAutomatic,
    at: receivedAt,
  });
  if (added === null)
    return refuse(
      "This email is already in a conversation, or that conversation no longer exists.",
    );
  await tx
    .update(receivedMails)
    .set({ outcome: "conversation", conversationId })
    .where(eq(receivedMails.id, mailId));
  await tx.delete(unmatchedEmails).where(eq(unmatchedEmails.mailId, mailId));
  const detail = { conversationId };
  await recordAudit(tx, { actor, action, subject: "mail", subjectId: mailId, detail });
  return { ok: true, answer: { conversationId } };
}
