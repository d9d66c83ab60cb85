import { hideSecrets, listSecretCandidates } from "../../domain/mail-in/quoted-secrets.ts";
import { findKnownSecrets } from "../access-links/access-links.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { MailAttachment, ParsedMail } from "./parse-mail.ts";

/**
 * A mail as the office may read it. Who answers a mail of ours quotes its link, which would open their
 * page to whoever reads the answer.
 */
export async function hideOwnLinks(
  db: Queryable | Transaction,
  mail: ParsedMail,
): Promise<ParsedMail> {
  const { subject, text, quoted, html } = mail;
  const attachments: MailAttachment[] = [];
  for (const file of mail.attachments) attachments.push(await hideInFile(db, file));
  const whole = [subject, text, quoted ?? "", html ?? ""].join("\n\n");
  const secrets = await findKnownSecrets(db, listSecretCandidates(whole));
  if (secrets.length === 0) return { ...mail, attachments };
  return {
    ...mail,
    attachments,
    subject: hideSecrets(subject, secrets),
    text: hideSecrets(text, secrets),
    quoted: quoted === null ? null : hideSecrets(quoted, secrets),
    html: html === null ? null : hideSecrets(html, secrets),
  };
}

/** Files of plain text, such as the calendar entry of a viewing that somebody sends back. */
async function hideInFile(
  db: Queryable | Transaction,
  file: MailAttachment,
): Promise<MailAttachment> {
  if (!isText(file.mimeType)) return file;
  // One character for each byte, so that nothing else in the file changes.
  const text = file.content.toString("latin1");
  const secrets = await findKnownSecrets(db, listSecretCandidates(text));
  if (secrets.length === 0) return file;
  return { ...file, content: Buffer.from(hideSecrets(text, secrets), "latin1") };
}

function isText(mimeType: string): boolean {
  return mimeType.startsWith("text/") || mimeType === "application/rtf";
}
