import { createHash } from "node:crypto";
import { addressParser, type Attachment, type Email } from "postal-mime";
import {
  checkAttachment,
  describeRefusal,
  maxAttachments,
} from "../../../domain/inbound-email/attachment-rules.ts";
import type { ReplyTo } from "../../../domain/conversations/reply-to.ts";
import { isEmailAddress } from "../../../domain/shared/mail/email-address.ts";
import { splitQuotes } from "../../../domain/inbound-email/split-quotes.ts";
import { limitMailText } from "../../../domain/inbound-email/mail-limits.ts";
import { type MailNature, readMailNature } from "../../../domain/inbound-email/mail-nature.ts";
import { readMessageIds } from "../../../domain/inbound-email/message-ids.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { cleanMailText } from "./clean-mail-text.ts";
import { decodeHeader } from "./detect-charset.ts";
import { describeEnclosedMail } from "./enclosed-mail.ts";
import type { MailAttachment } from "./mail-attachment.ts";
import { describeEncrypted } from "./describe-encrypted.ts";
import { parseMime } from "./parse-mime.ts";
import { readCalendarReply } from "./read-calendar-reply.ts";
import { readEnclosedMail } from "./read-enclosed-mail.ts";
import { sanitiseMailHtml } from "./sanitise-mail-html.ts";

/** A mail as the site keeps it. Everything in it was written by a stranger. */
export interface ParsedMail {
  messageId: string | null;
  inReplyTo: string[];
  references: string[];
  /** Null if the mail names none or several. The address is lower case. */
  sender: { name: string; address: string } | null;
  /** Somebody else whom it asks to have its answer: a claim, by which nobody is found. */
  replyTo: ReplyTo | null;
  /** Every address that the mail was sent to. */
  recipients: string[];
  subject: string;
  nature: MailNature;
  /** DMARC failed at the receiving server. */
  isForged: boolean;
  text: string;
  /** What the text quotes. */
  quoted: string | null;
  /** Safe to show. Null if the mail has none. */
  html: string | null;
  attachments: MailAttachment[];
  /** What mails among the attachments say. */
  enclosed: string[];
  /** One line for each attachment that is not kept. */
  refusals: string[];
  /** The same for each copy of a mail, whichever way it came. */
  digest: string;
}

/** @returns null for what no mail program would send: nesting or headers without end */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail | null> {
  let email: Email;
  try {
    email = await parseMime(raw, { forceRfc822Attachments: true });
  } catch {
    return null;
  }
  const sender = readSender(email);
  const html = email.html === undefined ? null : readHtml(email.html);
  const { text, quoted } = splitQuotes(readText(email, html));
  const { attachments, refusals } = sortAttachments(email.attachments);
  return {
    messageId: readMessageIds(email.messageId)[0] ?? null,
    inReplyTo: readMessageIds(email.inReplyTo),
    references: readMessageIds(email.references),
    sender,
    replyTo: readReplyTo(email, sender?.address ?? null),
    recipients: readRecipients(email),
    subject: toHeaderLine(decodeHeader(email.subject ?? "")),
    nature: readMailNature(email.headers, sender?.address ?? null),
    isForged: email.headers.some(isForgery),
    text: limitMailText(text),
    quoted: quoted === null ? null : limitMailText(quoted),
    html,
    ...(await unpackMails(attachments, text)),
    refusals,
    digest: createDigest(email),
  };
}

/** RFC 5322 allows several authors. No program of a person writes them, but forgers do. */
function readSender({ headers }: Email): ParsedMail["sender"] {
  const from = headers.filter(({ key }) => key === "from");
  if (from.length !== 1) return null;
  const written = from[0]!.value.slice(0, 2000);
  const line = decodeHeader(written);
  // What our mail server took for the address may be hidden between Japanese characters.
  if (line !== written && written.split("@").length !== 2) return null;
  const [author, ...others] = addressParser(line, { flatten: true });
  const address = author?.address?.toLowerCase() ?? "";
  if (others.length > 0 || !isAddress(address)) return null;
  return { name: toHeaderLine(author?.name ?? ""), address };
}

/** None where it names several, or the sender. */
function readReplyTo({ headers }: Email, sender: string | null): ReplyTo | null {
  const [line, second] = headers.filter(({ key }) => key === "reply-to");
  if (line === undefined || second !== undefined) return null;
  const read = addressParser(decodeHeader(line.value.slice(0, 2000)), { flatten: true });
  const address = read[0]?.address?.toLowerCase() ?? "";
  if (read.length !== 1 || address === sender || !isEmailAddress(address)) return null;
  return { name: toHeaderLine(read[0]?.name ?? ""), address };
}

function isAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@<>"(),;:\p{Cc}]{1,64}@[^\s@<>"(),;:\p{Cc}]+\.[^\s@.]+$/u.test(text)
  );
}

const maxRecipients = 200;

/** Servers name whom a mail was delivered to if the visible headers don't. */
function readRecipients({ headers }: Email): string[] {
  const found = headers
    .filter(({ key }) => recipientHeaders.has(key))
    .flatMap(({ value }) => addressParser(value.slice(0, 20_000), { flatten: true }))
    .flatMap(({ address }) => address ?? []);
  return [...new Set(found)].slice(0, maxRecipients);
}

const recipientHeaders = new Set(["to", "cc", "delivered-to", "x-original-to", "envelope-to"]);

function isForgery({ key, value }: { key: string; value: string }): boolean {
  return key === "authentication-results" && /\bdmarc\s*=\s*fail\b/i.test(value);
}

function readHtml(html: string): string | null {
  return sanitiseMailHtml(cleanMailText(html));
}

/** @param html as `readHtml` gives it */
function readText({ text }: Email, html: string | null): string {
  const plain = cleanMailText(text ?? "");
  if (plain.trim() !== "" || html === null) return plain;
  return cleanMailText(toMailText(html));
}

function sortAttachments(
  parts: readonly Attachment[],
): Pick<ParsedMail, "attachments" | "refusals"> {
  const attachments: MailAttachment[] = [];
  const refusals: string[] = [];
  for (const { filename, mimeType, content } of parts) {
    // It only says which version of PGP the next part is of.
    if (mimeType === "application/pgp-encrypted") continue;
    const bytes = toBuffer(content);
    const checked = checkAttachment({
      fileName: filename,
      mimeType,
      content: bytes,
      position: attachments.length,
    });
    if (checked.ok) {
      attachments.push({ fileName: checked.fileName, mimeType: checked.mimeType, content: bytes });
    } else refusals.push(describeRefusal(checked.fileName, checked.problem));
  }
  return { attachments, refusals: refusals.slice(0, 20) };
}

/**
 * Reads the mails among the attachments. The files in a `winmail.dat`, which few programs open, become
 * files of the mail, and its text is shown where it says more than the mail.
 */
async function unpackMails(
  files: readonly MailAttachment[],
  text: string,
): Promise<Pick<ParsedMail, "attachments" | "enclosed">> {
  const attachments = [...files];
  const enclosed: string[] = [];
  for (const file of files) {
    const said = describeEncrypted(file) ?? readCalendarReply(file);
    if (said !== null) enclosed.push(limitMailText(said));
    const mail = await readEnclosedMail(file);
    if (mail === null) continue;
    const isPacked = file.mimeType === "application/vnd.ms-tnef";
    if (isPacked) attachments.push(...mail.files);
    if (!isPacked || !sameWords(text).includes(sameWords(mail.text)))
      enclosed.push(limitMailText(describeEnclosedMail(mail)));
    else enclosed.push(...mail.mails.map(describeEnclosedMail).map(limitMailText));
  }
  return { attachments: attachments.slice(0, maxAttachments), enclosed };
}

function sameWords(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Leaves out what servers add on the way. */
function createDigest({ headers, text, html, attachments }: Email): string {
  const read = (key: string) =>
    headers.filter((header) => header.key === key).map(({ value }) => value);
  const hash = createHash("sha256");
  hash.update(JSON.stringify(["message-id", "from", "date", "subject"].map(read)));
  hash.update(JSON.stringify([text, html, attachments.map(({ filename }) => filename)]));
  for (const { content } of attachments) {
    hash.update(toBuffer(content));
  }
  return hash.digest("hex");
}

function toBuffer(content: Attachment["content"]): Buffer {
  if (typeof content === "string") return Buffer.from(content);
  return Buffer.from(new Uint8Array(content));
}
