import { setImmediate } from "node:timers/promises";
import { describeRefusal, mailFileTypes } from "../../domain/inbound-email/attachment-rules.ts";
import {
  hideSecrets,
  listSecretCandidates,
  splitForSearch,
} from "../../domain/shared/mail/quoted-secrets.ts";
import { findKnownSecrets } from "../access-links/access-links.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { EnclosedMail } from "./parsing/enclosed-mail.ts";
import type { MailAttachment } from "./parsing/mail-attachment.ts";
import type { ParsedMail } from "./parsing/parse-mail.ts";
import { readEnclosedMail } from "./parsing/read-enclosed-mail.ts";
import { isTextFile, readTextFile } from "./parsing/text-file.ts";
import { nameAsEml, writeEnclosedMail } from "./parsing/write-enclosed-mail.ts";

/**
 * A mail as the office may read it. Who answers a mail of ours quotes its link, which would open their
 * page to whoever reads the answer.
 */
export async function hideOwnLinks(
  db: Queryable | Transaction,
  mail: ParsedMail,
): Promise<ParsedMail> {
  const { subject, text, quoted, html, enclosed, sender, replyTo } = mail;
  const attachments: MailAttachment[] = [];
  const refusals = [...mail.refusals];
  for (const file of mail.attachments) {
    const kept = await hideInFile(db, file);
    if (kept) attachments.push(kept);
    else refusals.push(describeRefusal(file.fileName, "it has a link to someone’s own page"));
  }
  const names = [...mail.attachments.map(({ fileName }) => fileName), ...refusals];
  const whole = [
    subject,
    sender?.name ?? "",
    replyTo?.name ?? "",
    text,
    quoted ?? "",
    html ?? "",
    ...enclosed,
    ...names,
  ];
  const secrets = await findSecrets(db, whole);
  return {
    ...mail,
    attachments: attachments.map((file) => hideInName(file, secrets)),
    refusals: refusals.map((each) => hideSecrets(each, secrets)),
    subject: hideSecrets(subject, secrets),
    sender: sender && { ...sender, name: hideSecrets(sender.name, secrets) },
    replyTo: replyTo && { ...replyTo, name: hideSecrets(replyTo.name, secrets) },
    text: hideSecrets(text, secrets),
    quoted: quoted === null ? null : hideSecrets(quoted, secrets),
    html: html === null ? null : hideSecrets(html, secrets),
    enclosed: enclosed.map((each) => hideSecrets(each, secrets)),
  };
}

/** In turns: nobody else waits for a long text. */
async function findSecrets(
  db: Queryable | Transaction,
  texts: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const block of texts.flatMap((text) => [...splitForSearch(text)])) {
    const known = await findKnownSecrets(db, listSecretCandidates(block));
    for (const secret of known) found.add(secret);
    await setImmediate();
  }
  return [...found];
}

/**
 * Files of plain text, such as the calendar entry of a viewing that somebody sends back, and mails.
 * @returns null if it holds a link that can't be taken out
 */
async function hideInFile(
  db: Queryable | Transaction,
  file: MailAttachment,
): Promise<MailAttachment | null> {
  if (mailFileTypes.has(file.mimeType)) return hideInMailFile(db, file);
  if (!isTextFile(file)) return file;
  const secrets = await findSecrets(db, [readTextFile(file).text]);
  return secrets.length === 0 ? file : hideInText(file, secrets);
}

/** A mail in which something was hidden is written anew: its form may be none that can be changed. */
async function hideInMailFile(
  db: Queryable | Transaction,
  file: MailAttachment,
): Promise<MailAttachment | null> {
  const mail = await readEnclosedMail(file);
  const raw = [readPlainLines(file), ...readWideText(file)];
  const secrets = await findSecrets(db, mail === null ? raw : [...raw, ...listTexts(mail)]);
  if (secrets.length === 0) return file;
  if (mail === null) return null;
  const content = await writeEnclosedMail(hideInMail(mail, secrets));
  return { fileName: nameAsEml(file.fileName), mimeType: "message/rfc822", content };
}

function listTexts(mail: EnclosedMail): string[] {
  const { fileName, from, to, subject, text, html, rest, files, mails } = mail;
  const inFiles = files.filter(isTextFile).map((file) => readTextFile(file).text);
  const names = [fileName, ...files.map((file) => file.fileName)];
  const own = [...names, from, to, subject, text, html ?? "", rest, ...inFiles];
  return [...own, ...mails.flatMap(listTexts)];
}

function hideInMail(mail: EnclosedMail, secrets: readonly string[]): EnclosedMail {
  const hide = (text: string) => hideSecrets(text, secrets);
  return {
    ...mail,
    from: hide(mail.from),
    to: hide(mail.to),
    subject: hide(mail.subject),
    text: hide(mail.text),
    html: mail.html === null ? null : hide(mail.html),
    files: mail.files.map((file) =>
      hideInName(isTextFile(file) ? hideInText(file, secrets) : file, secrets),
    ),
    mails: mail.mails.map((each) => hideInName(hideInMail(each, secrets), secrets)),
  };
}

/** What kind of file it is stays. */
function hideInName<File extends { fileName: string }>(
  file: File,
  secrets: readonly string[],
): File {
  const [, stem = "", kind = ""] = /^(.*?)(\.[a-z\d]{1,8})?$/is.exec(file.fileName) ?? [];
  return { ...file, fileName: hideSecrets(stem, secrets) + kind };
}

function hideInText(file: MailAttachment, secrets: readonly string[]): MailAttachment {
  const { text, write } = readTextFile(file);
  return { ...file, content: write(hideSecrets(text, secrets)) };
}

/** Without lines of Base64, whose words would look like secrets. What they say is read decoded. */
function readPlainLines({ content }: MailAttachment): string {
  return content.toString("latin1").replaceAll(/^[A-Za-z\d+/]{60,}={0,2}\r?$/gm, "");
}

/** Outlook's files hold text of two bytes a character, which may begin at any byte. */
function readWideText({ mimeType, content }: MailAttachment): string[] {
  if (mimeType === "message/rfc822") return [];
  return [content.toString("utf16le"), content.subarray(1).toString("utf16le")];
}
