import { formatCount } from "../../../domain/shared/formats/count.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { isNoReply, mustChooseRecipient } from "../../../domain/conversations/reply-to.ts";
import { replyUndoSeconds } from "../../../domain/conversations/held-reply.ts";
import { requestKindNames } from "../../../domain/conversations/request-kinds.ts";
import { hideLinkSlots } from "../../../domain/shared/mail/link-slot.ts";
import { replyFields, type Reply } from "../../../domain/conversations/message-fields.ts";
import { findBranchAgency } from "../../branches/home-agency.ts";
import type { AppContext } from "../../app-context.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { getReplyTo } from "../../conversations/reply-to.ts";
import { noteAnswered } from "../../conversations/note-answered.ts";
import type { Conversation } from "../../conversations/open-conversation.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { MailAttachment } from "../../platform/mail/outgoing-mail.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { lockConversations } from "../change-conversations.ts";
import { holdReply } from "./hold-reply.ts";
import { createReplyMail } from "../mails/reply-mail.tsx";
import { describeExcess, listHomeDocuments } from "../home-documents.ts";

import { allowPreviews, holdPreviews } from "./reply-previews.ts";
import { findRecipients } from "./find-recipients.ts";
import { recordNamedTimes } from "./record-named-times.ts";
import { findEarlierWriter, findNewerMessage, isInConversation } from "./reply-conflicts.ts";
import { replyPresence, replyTemplates } from "./reply-tables.ts";
import { findSignature } from "./reply-templates.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { changeAsStaff, noConversation, type StaffSubmission } from "../staff-change.ts";

/** With the id of its mail, which undoes it. Answers of the release before have none. */
const answer = v.object({ done: v.string(), mail: v.fallback(v.string(), "") });
const call = { name: "replytoconversation", answer };

type Sender = Pick<SignedIn, "staffId" | "name">;

interface GivenReply {
  id: string;
  fields: object;
  attach: readonly string[];
  offer?: { id: number | null; text: string };
  isHeld?: boolean;
}

/**
 * Queues a reply in the transaction that ends the clock. It is stopped when somebody answered or the
 * person wrote since the writer looked, and while a colleague who began earlier is writing.
 * @param attach ids of the home's documents
 * @param offer of viewing times that the caller has recorded, with what is left of its text once it is
 *   undone: a link in the mail is dead then
 * @param isHeld its mail waits for seconds, in which its writer can undo it
 */
export async function replyToConversation(
  app: AppContext,
  sender: Sender,
  { id, fields, attach, offer, isHeld = false }: GivenReply,
  submission: StaffSubmission,
): Promise<Outcome<{ done: string; mail: string }>> {
  const parsed = v.safeParse(replyFields, fields);
  if (!parsed.success) return refuseFields(parsed.issues);
  const siteUrl = getSiteOrigin(app.config);
  const held = await holdPreviews(app.database.orm, parsed.output.body, { siteUrl, at: app.now() });
  if (!held.ok) return held;
  const reply = { ...parsed.output, body: held.answer.text };
  const excess = await describeExcess(app, attach);
  if (excess !== null) return refuse(excess);
  return changeAsStaff(app, call, submission, async (tx) => {
    const [conversation] = await lockConversations(tx, [id]);
    if (!conversation) return noConversation;
    if (conversation.email === null) {
      return refuse("We don’t have an email address for this person. Call them and log the call.");
    }
    const stopped =
      (await findNewerMessage(tx, id, reply.lastSeen)) ??
      (reply.takeOver ? null : await findEarlierWriter(app, tx, sender, id));
    if (stopped) return stopped;
    if (offer && isNoReply(conversation.email))
      return refuse("No one reads this email address. Call them to offer times.");
    const recipient = await chooseRecipient(tx, conversation, { to: reply.to, isOffer: !!offer });
    if (recipient === null)
      return refuse(
        "Select who the reply goes to. Several people have written from this address.",
        "to",
      );
    const sent = await sendReply(app, tx, { conversation, recipient, sender, reply, attach });
    const offeredId = offer
      ? offer.id
      : await recordNamedTimes(app, tx, sender, { conversation, body: reply.body });
    const { outboxId: mail, messageId } = sent;
    await allowPreviews(tx, mail, { previews: held.answer.previews, at: app.now() });
    if (isHeld) {
      const { template } = reply;
      const body = offer?.text ?? hideLinkSlots(reply.body);
      const at = app.now().toISOString();
      const undo = { messageId, conversation, body, template, attach, offeredId, at };
      await holdReply(tx, sender, mail, undo);
    }
    await recordAudit(tx, {
      at: app.now(),
      actor: submission,
      action: "conversation.answered",
      subject: "conversation",
      subjectId: id,
      detail: { closed: reply.close },
    });
    return { ok: true, answer: { done: describeDone(reply, isHeld), mail } };
  });
}

/** Times that are offered have a link of the person's own: they never go where a mail asks for an answer. */
async function chooseRecipient(
  tx: Transaction,
  conversation: Conversation,
  { to, isOffer }: { to: string; isOffer: boolean },
): Promise<string | null> {
  if (isOffer) return conversation.email;
  const recipients = await findRecipients(tx, conversation);
  if (to === "" && mustChooseRecipient(recipients)) return null;
  const chosen = to === "" ? recipients[0] : recipients.find(({ address }) => address === to);
  return chosen?.address ?? null;
}

function describeDone({ close }: Reply, isHeld: boolean): string {
  const sent = isHeld ? `Sending in ${formatCount(replyUndoSeconds, "second")}` : "Sending reply";
  return close ? `${sent}. Conversation closed.` : `${sent}.`;
}

async function sendReply(
  app: AppContext,
  tx: Transaction,
  {
    conversation,
    recipient,
    sender,
    reply,
    attach,
  }: {
    conversation: Conversation;
    recipient: string;
    sender: Sender;
    reply: Reply;
    attach: readonly string[];
  },
): Promise<{ outboxId: string; messageId: number }> {
  const { id } = conversation;
  const agency = await findBranchAgency(tx, conversation.branch);
  const signature = (await findSignature(tx, sender.staffId)) || `${sender.name}\n${agency.name}`;
  const home = await findHome(tx, conversation);
  const mail = createReplyMail({
    conversationId: id,
    recipient,
    replyTo: getReplyTo(app, id),
    about: home?.name ?? requestKindNames[conversation.kind],
    body: reply.body,
    signature,
    agency,
  });
  const attachments: MailAttachment[] = listHomeDocuments(home)
    .filter(({ stored }) => attach.includes(stored))
    .map(({ name: filename, stored }) => ({ filename, stored }));
  const outboxId = await queueMail(tx, {
    ...mail,
    inReplyTo: await findLastMail(tx, id),
    attachments: attachments.length > 0 ? attachments : null,
  });
  const at = app.now();
  const messageId = await noteReply(tx, { conversation, sender, reply, outboxId, at });
  return { outboxId, messageId };
}

interface SentReply {
  conversation: Conversation;
  sender: Sender;
  reply: Reply;
  outboxId: string;
  at: Date;
}

/**
 * Whoever answers what is nobody's takes it.
 * @returns the id of the message
 */
async function noteReply(tx: Transaction, sent: SentReply): Promise<number> {
  const { conversation, sender, reply, outboxId, at } = sent;
  const { id, ownerId } = conversation;
  const { staffId } = sender;
  // What the mail's link opens is for its reader alone.
  const body = hideLinkSlots(reply.body);
  const [message] = await tx
    .insert(conversationMessages)
    .values({ conversationId: id, kind: "reply", staffId, body, outboxId, at })
    .returning({ id: conversationMessages.id });
  if (!message) throw new Error("The reply was not written.");
  await noteAnswered(tx, conversation, at);
  await tx
    .update(conversations)
    .set({ ownerId: ownerId ?? staffId, ...(reply.close && { state: "closed" }) })
    .where(eq(conversations.id, id));
  if (reply.template !== "") {
    await tx
      .update(replyTemplates)
      .set({ timesUsed: sql`${replyTemplates.timesUsed} + 1` })
      .where(eq(replyTemplates.id, reply.template));
  }
  await tx.delete(replyPresence).where(eq(replyPresence.staffId, staffId));
  return message.id;
}

/** Message-ID of the person's last mail, by which their program shows the answer below it. */
async function findLastMail(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ messageId: conversationMessages.mailMessageId })
    .from(conversationMessages)
    .where(
      and(
        isInConversation(tx, id),
        eq(conversationMessages.kind, "mail"),
        eq(conversationMessages.isAutomatic, false),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(1);
  return row?.messageId ?? null;
}

async function findHome(tx: Transaction, { listingId }: Conversation) {
  if (listingId === null) return null;
  const [home] = await tx
    .select({
      id: listings.id,
      name: listings.name,
      status: listings.status,
      media: listings.media,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  return home ?? null;
}
