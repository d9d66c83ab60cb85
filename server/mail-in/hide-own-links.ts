import { setImmediate } from "node:timers/promises";
import {
  hideSecrets,
  listSecretCandidates,
  splitForSearch,
} from "../../domain/mail-in/quoted-secrets.ts";
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
  const secrets = await findSecrets(db, whole);
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

/** Longest beginning of a file that is searched, bytes: what people write is shorter. */
const mostSearched = 2 * 1024 * 1024;

/** Files of plain text, such as the calendar entry of a viewing that somebody sends back. */
async function hideInFile(
  db: Queryable | Transaction,
  file: MailAttachment,
): Promise<MailAttachment> {
  if (!isText(file.mimeType)) return file;
  const searched = file.content.subarray(0, mostSearched);
  const rest = file.content.subarray(mostSearched);
  const { text, encode } = readEncoded(searched);
  const secrets = await findSecrets(db, text);
  if (secrets.length === 0) return file;
  return { ...file, content: Buffer.concat([encode(hideSecrets(text, secrets)), rest]) };
}

/** In turns: nobody else waits for a long text. */
async function findSecrets(db: Queryable | Transaction, text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const block of splitForSearch(text)) {
    const known = await findKnownSecrets(db, listSecretCandidates(block));
    for (const secret of known) found.add(secret);
    await setImmediate();
  }
  return [...found];
}

/** The text of a file, and the way back, by which nothing else in the file changes. */
function readEncoded(content: Buffer): { text: string; encode: (text: string) => Buffer } {
  const [even, odd] = countZeros(content.subarray(0, 1000));
  // Letters of the alphabet have a zero byte each in UTF-16: the second, or the first.
  const isWide = Math.abs(even - odd) > Math.min(content.length, 1000) / 4;
  if (!isWide) {
    // One character for each byte.
    return { text: content.toString("latin1"), encode: (text) => Buffer.from(text, "latin1") };
  }
  const swap = even > odd ? (bytes: Buffer) => bytes.swap16() : (bytes: Buffer) => bytes;
  const last = content.length - (content.length % 2);
  const text = swap(Buffer.from(content.subarray(0, last))).toString("utf16le");
  const encode = (shown: string) =>
    Buffer.concat([swap(Buffer.from(shown, "utf16le")), content.subarray(last)]);
  return { text, encode };
}

/** At even places and at odd ones. */
function countZeros(bytes: Buffer): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) counts[index % 2 === 0 ? 0 : 1]++;
  return counts;
}

function isText(mimeType: string): boolean {
  return mimeType.startsWith("text/") || mimeType === "application/rtf";
}
