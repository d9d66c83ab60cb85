import MailComposer from "nodemailer/lib/mail-composer";
import type { EnclosedMail } from "./enclosed-mail.ts";

/** Writes a mail anew as a file that every mail program opens. */
export async function writeEnclosedMail(mail: EnclosedMail): Promise<Buffer> {
  const { from, to, date, subject, text, html, files, mails } = mail;
  const inner: Buffer[] = [];
  for (const each of mails) inner.push(await writeEnclosedMail(each));
  const time = Date.parse(date);
  const composer = new MailComposer({
    from,
    to,
    subject,
    text,
    ...(html === null ? {} : { html }),
    ...(Number.isNaN(time) ? {} : { date: new Date(time) }),
    attachments: [
      ...files.map(({ fileName, mimeType, content }) => ({
        filename: fileName,
        contentType: mimeType,
        content,
      })),
      ...inner.map((content, index) => ({
        filename: nameAsEml(mails[index]?.fileName ?? ""),
        contentType: "message/rfc822",
        content,
      })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The name that an enclosed mail has once it is written anew. */
export function nameAsEml(fileName: string): string {
  return `${fileName.replace(/\.(?:eml|msg|dat)$/i, "")}.eml`;
}
