import type { MailAttachment } from "./mail-attachment.ts";

interface MailContent {
  /** Names and addresses as they were written. */
  from: string;
  to: string;
  date: string;
  subject: string;
  text: string;
  html: string | null;
  /** What else of it is text: its other headers. */
  rest: string;
}

/** What a reader of one form finds, before the files are told from the mails. */
export interface FoundMail extends MailContent {
  compressedRtf: Buffer | null;
  files: { fileName: string | null; mimeType: string; content: Buffer }[];
}

/** A mail that came as a file of another: forwarded, or packed by Outlook. */
export interface EnclosedMail extends MailContent {
  fileName: string;
  files: MailAttachment[];
  mails: EnclosedMail[];
}

/** What the office reads of an enclosed mail, below the text of the mail that it came with. */
export function describeEnclosedMail(mail: EnclosedMail): string {
  const { fileName, from, to, date, subject, text, mails } = mail;
  const lines = [
    `[Attached email: ${fileName}]`,
    from && `From: ${from}`,
    to && `To: ${to}`,
    date && `Date: ${date}`,
    subject && `Subject: ${subject}`,
  ];
  return [lines.filter(Boolean).join("\n"), text, ...mails.map(describeEnclosedMail)]
    .filter(Boolean)
    .join("\n\n");
}
