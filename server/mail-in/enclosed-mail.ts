import type { MailAttachment } from "./mail-attachment.ts";

/** A mail that came as a file of another: forwarded, or packed by Outlook. */
export interface EnclosedMail {
  fileName: string;
  /** Names and addresses as they were written. */
  from: string;
  to: string;
  date: string;
  subject: string;
  text: string;
  html: string | null;
  files: MailAttachment[];
  mails: EnclosedMail[];
  /** What else of it is text: its other headers. */
  rest: string;
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
