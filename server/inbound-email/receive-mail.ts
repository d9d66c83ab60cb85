import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describeOversizedMail } from "../../domain/inbound-email/mail-limits.ts";
import { findOutboxIds } from "../../domain/inbound-email/message-ids.ts";
import { type Placement, placeMail } from "../../domain/inbound-email/place-mail.ts";
import { hideLinksInText } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import { addInboundMessage } from "../conversations/add-inbound-message.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { findThread } from "./find-thread.ts";
import { hideOwnLinks } from "./hide-own-links.ts";
import { holdUnmatchedEmail, type ReceivedMail, writeBody } from "./held/hold-unmatched-email.ts";
import { receivedFiles, receivedMails } from "./mail-in-tables.ts";
import { markBounced } from "./mark-bounced.ts";
import { parseMail, type ParsedMail } from "./parsing/parse-mail.ts";
import { type Bounce, readBounce } from "./parsing/read-bounce.ts";

export interface MailSource {
  mailbox: string;
  uidValidity: string;
  uid: number;
  bytes: number;
  receivedAt: Date;
}

/**
 * Takes in one mail, once: its row, the message or the held mail, and its files are one transaction,
 * and the row's unique keys refuse the mail a second time.
 * @param content.raw null if the mail can't be taken in as it is
 * @param content.isOversized `raw` is only its beginning
 */
export async function receiveMail(
  app: AppContext,
  source: MailSource,
  { raw, isOversized }: { raw: Buffer | null; isOversized: boolean },
): Promise<void> {
  const read = raw && (await parseMail(isOversized ? cutHeaders(raw) : raw));
  const parsed = read && (await hideOwnLinks(app.database.orm, dropOwnReplyTo(app, read)));
  const mail = parsed && isOversized ? toNotice(parsed, source.bytes) : parsed;
  const bounce =
    raw && mail?.nature === "bounce" ? await readBounceSafely(app.database.orm, raw, mail) : null;
  const outcome = await transact(app.database.orm, (tx) => store(app, tx, source, mail, bounce));
  if (outcome !== null)
    app.log.info({ mailId: outcome.id, outcome: outcome.words }, "Incoming email received");
}

/** A server that refuses a mail for an address in it quotes that: its words stand beside the mail. */
async function readBounceSafely(db: Queryable, raw: Buffer, mail: ParsedMail): Promise<Bounce> {
  const bounce = await readBounce(raw, mail);
  return { ...bounce, reason: await hideLinksInText(db, bounce.reason) };
}

async function store(
  app: AppContext,
  tx: Transaction,
  source: MailSource,
  mail: ParsedMail | null,
  bounce: Bounce | null,
): Promise<{ id: string; words: string } | null> {
  const { mailbox, uidValidity, uid, receivedAt } = source;
  const place = { mailbox, uidValidity, uid, receivedAt, takenInAt: app.now() };
  const digest = mail?.digest ?? createHash("sha256").update(JSON.stringify(place)).digest("hex");
  const messageId = await findFreeMessageId(tx, mail, digest);
  const [row] = await tx
    .insert(receivedMails)
    .values({ ...place, digest, messageId, outcome: "held" })
    .onConflictDoNothing()
    .returning({ id: receivedMails.id });
  if (!row) {
    await tx
      .insert(receivedMails)
      .values({ ...place, outcome: "copy" })
      .onConflictDoNothing();
    return null;
  }
  const noted = bounce === null ? [] : await markBounced(tx, bounce, app.now());
  const placement = await findPlacement(app, tx, mail, noted.length > 0);
  if (mail) await storeFiles(tx, row.id, mail, placement);
  const placed = await deliver(tx, { id: row.id, messageId, receivedAt }, mail, placement);
  const outcome = placed.to === "nowhere" ? placed.reason : placed.to;
  const conversationId = placed.to === "conversation" ? placed.conversationId : null;
  await tx
    .update(receivedMails)
    .set({ outcome, conversationId })
    .where(eq(receivedMails.id, row.id));
  return { id: row.id, words: placed.to === "held" ? `held: ${placed.reason}` : outcome };
}

async function findPlacement(
  app: AppContext,
  tx: Transaction,
  mail: ParsedMail | null,
  isNoted: boolean,
): Promise<Placement> {
  if (mail === null) return { to: "held", reason: "unreadable", conversationId: null };
  const thread = mail.nature === "bounce" ? null : await findThread(tx, app, mail);
  const own = listOwnAddresses(app);
  const facts = {
    ...mail,
    sender: mail.sender?.address ?? null,
    isOwn: await isOwnMail(tx, mail, own),
    isNoted,
  };
  return placeMail(facts, thread, own);
}

function listOwnAddresses({ config: { mailFrom, agencyEmail, mailIn } }: AppContext): string[] {
  return [mailFrom, agencyEmail, mailIn?.address ?? mailFrom].map((each) => each.toLowerCase());
}

/** An answer to one of ours would come back to us. */
function dropOwnReplyTo(app: AppContext, mail: ParsedMail): ParsedMail {
  const address = mail.replyTo?.address.replace(/\+[^@]*@/, "@") ?? "";
  return listOwnAddresses(app).includes(address) ? { ...mail, replyTo: null } : mail;
}

/** Notices to the office come back if it reads them in the same mailbox. */
async function isOwnMail(
  tx: Transaction,
  mail: ParsedMail,
  own: readonly string[],
): Promise<boolean> {
  const [id] = findOutboxIds(mail.messageId === null ? [] : [mail.messageId]);
  if (id === undefined || !own.includes(mail.sender?.address ?? "")) return false;
  return (await tx.$count(outbox, eq(outbox.id, id))) > 0;
}

async function deliver(
  tx: Transaction,
  row: ReceivedMail,
  mail: ParsedMail | null,
  placement: Placement,
): Promise<Placement> {
  if (placement.to === "nowhere") return placement;
  if (placement.to === "conversation" && mail?.sender) {
    const added = await addInboundMessage(tx, {
      conversationId: placement.conversationId,
      body: writeBody(mail),
      mail: {
        from: mail.sender,
        replyTo: mail.replyTo,
        subject: mail.subject,
        html: mail.html,
        quoted: mail.quoted,
      },
      mailMessageId: row.messageId,
      isAutomatic: placement.isAutomatic,
      at: row.receivedAt,
    });
    if (added !== null) return placement;
  }
  const reason =
    placement.to === "held" ? placement : ({ reason: "new", conversationId: null } as const);
  return holdUnmatchedEmail(tx, row, mail, reason);
}

/** Some programs give several mails one Message-ID. */
async function findFreeMessageId(
  tx: Transaction,
  mail: ParsedMail | null,
  digest: string,
): Promise<string> {
  const own = `${digest.slice(0, 32)}@no-message-id.invalid`;
  if (!mail?.messageId) return own;
  const isTaken = (await tx.$count(receivedMails, eq(receivedMails.messageId, mail.messageId))) > 0;
  return isTaken ? own : mail.messageId;
}

async function storeFiles(
  tx: Transaction,
  mailId: string,
  { attachments }: ParsedMail,
  placement: Placement,
): Promise<void> {
  if (placement.to === "nowhere") return;
  for (const [position, { content, ...file }] of attachments.entries()) {
    await tx
      .insert(receivedFiles)
      .values({ mailId, position, ...file, bytes: content.length, content });
  }
}

function cutHeaders(beginning: Buffer): Buffer {
  const end = beginning.indexOf("\r\n\r\n");
  return Buffer.concat([
    beginning.subarray(0, end === -1 ? undefined : end),
    Buffer.from("\r\n\r\n"),
  ]);
}

function toNotice(mail: ParsedMail, bytes: number): ParsedMail {
  return {
    ...mail,
    text: describeOversizedMail(bytes),
    quoted: null,
    html: null,
    attachments: [],
    enclosed: [],
    refusals: [],
  };
}
