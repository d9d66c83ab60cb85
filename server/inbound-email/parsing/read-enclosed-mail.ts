import { decompressRTF } from "@kenjiuno/decompressrtf";
import { checkAttachment, mailFileTypes } from "../../../domain/inbound-email/attachment-rules.ts";
import { limitMailText } from "../../../domain/inbound-email/mail-limits.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { cleanMailText } from "./clean-mail-text.ts";
import { decodeHeader } from "./detect-charset.ts";
import type { EnclosedMail, FoundMail } from "./enclosed-mail.ts";
import type { MailAttachment } from "./mail-attachment.ts";
import { parseMime } from "./parse-mime.ts";
import { readMsg } from "./read-msg.ts";
import { readTnef } from "./read-tnef.ts";
import { sanitiseMailHtml } from "./sanitise-mail-html.ts";

/** More mails inside each other than people forward. */
const mostInside = 4;

/**
 * Reads a file that is a mail itself.
 * @returns null if it is none, or can't be read as a whole
 */
export async function readEnclosedMail(
  file: MailAttachment,
  depth = 0,
): Promise<EnclosedMail | null> {
  if (!mailFileTypes.has(file.mimeType) || depth > mostInside) return null;
  const found = await readForm(file);
  if (found === null) return null;
  const html = found.html === null ? null : sanitiseMailHtml(cleanMailText(found.html));
  const text = cleanMailText(found.text);
  const mail: EnclosedMail = {
    fileName: file.fileName,
    from: toHeaderLine(found.from),
    to: toHeaderLine(found.to),
    date: toHeaderLine(found.date),
    subject: toHeaderLine(found.subject),
    text: limitMailText(text.trim() === "" && html !== null ? toMailText(html) : text).trim(),
    html,
    files: [],
    mails: [],
    rest: found.rest,
  };
  for (const [position, part] of found.files.entries()) {
    const checked = checkAttachment({ ...part, position });
    if (!checked.ok) continue;
    const { fileName, mimeType } = checked;
    const inner = { fileName, mimeType, content: part.content };
    if (!mailFileTypes.has(mimeType)) mail.files.push(inner);
    else {
      const read = await readEnclosedMail(inner, depth + 1);
      if (read === null) return null;
      mail.mails.push(read);
    }
  }
  if (mail.text === "") mail.files.push(...readRtf(found.compressedRtf));
  return mail;
}

async function readForm({ mimeType, content }: MailAttachment): Promise<FoundMail | null> {
  if (mimeType === "message/rfc822") return readEml(content);
  return mimeType === "application/vnd.ms-tnef" ? readTnef(content) : readMsg(content);
}

async function readEml(content: Buffer): Promise<FoundMail | null> {
  try {
    const email = await parseMime(content, { forceRfc822Attachments: true });
    const read = (key: string) =>
      decodeHeader(email.headers.find((header) => header.key === key)?.value ?? "");
    return {
      from: read("from"),
      to: read("to"),
      date: read("date"),
      subject: decodeHeader(email.subject ?? ""),
      text: email.text ?? "",
      html: email.html ?? null,
      compressedRtf: null,
      files: email.attachments.map(({ filename, mimeType, content: bytes }) => ({
        fileName: filename,
        mimeType,
        content: Buffer.from(typeof bytes === "string" ? bytes : new Uint8Array(bytes)),
      })),
      rest: email.headers.map(({ value }) => value).join("\n"),
    };
  } catch {
    return null;
  }
}

/** Outlook's own form of a text, where it wrote no other. */
function readRtf(compressed: Buffer | null): MailAttachment[] {
  if (compressed === null) return [];
  try {
    const content = Buffer.from(decompressRTF([...compressed]));
    return [{ fileName: "message.rtf", mimeType: "application/rtf", content }];
  } catch {
    return [];
  }
}
