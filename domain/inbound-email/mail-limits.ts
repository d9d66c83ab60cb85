import { formatFileSize } from "../shared/formats/file-size.ts";

/** A larger mail is not downloaded. It is also what most mail services let people send. */
export const maxMailBytes = 25 * 1024 * 1024;

/** Longest text of a mail that is kept, characters. */
export const maxMailText = 50_000;

/** Mails that one conversation takes in an hour: more come from programs that answer each other. */
export const maxMailsPerHour = 20;

export function describeOversizedMail(bytes: number): string {
  return (
    `This email of ${formatFileSize(bytes)} wasn’t fetched because the limit is ` +
    `${formatFileSize(maxMailBytes)}. It’s still in the mailbox.`
  );
}

/** Keeps one text within `maxMailText`. */
export function limitMailText(text: string): string {
  if (text.length <= maxMailText) return text;
  const kept = text.slice(0, maxMailText).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept}\n\n[We’ve shortened this email. The full text is in the mailbox.]`;
}
