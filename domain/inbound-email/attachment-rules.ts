import { formatCount } from "../shared/formats/count.ts";
import { stripFileName } from "../shared/file-name.ts";
import { toMegabytes } from "./mail-limits.ts";

export const maxAttachmentBytes = 15 * 1024 * 1024;
export const maxAttachments = 20;

/**
 * What people send a letting agent, with the type that it is served with: never the type that the
 * mail claims. Nothing among them runs when it is opened.
 */
export const attachmentTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  heic: "image/heic",
  heif: "image/heif",
  txt: "text/plain",
  csv: "text/csv",
  ics: "text/calendar",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  mp4: "video/mp4",
  mov: "video/quicktime",
  eml: "message/rfc822",
  msg: "application/vnd.ms-outlook",
};

/** What Outlook packs a mail's text and files into. Its name ends as that of any data does. */
const tnefType = "application/vnd.ms-tnef";

/** Files that are mails themselves. */
export const mailFileTypes: ReadonlySet<string> = new Set([
  "message/rfc822",
  "application/vnd.ms-outlook",
  tnefType,
]);

/** The type of a part that has no file name. */
const typesWithoutName: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/heic": "heic",
  "application/pdf": "pdf",
  "text/calendar": "ics",
  "text/plain": "txt",
  "message/rfc822": "eml",
  "application/vnd.ms-outlook": "msg",
};

export type AttachmentCheck =
  | { ok: true; fileName: string; mimeType: string }
  | { ok: false; fileName: string; problem: string };

/**
 * Decides whether an attachment is kept.
 * @param part.position from 0, in the order of the mail
 */
export function checkAttachment(part: {
  fileName: string | null;
  mimeType: string;
  bytes: number;
  position: number;
}): AttachmentCheck {
  const { fileName, mimeType } = nameFile(part);
  const refuse = (problem: string): AttachmentCheck => ({ ok: false, fileName, problem });
  if (mimeType === undefined) return refuse("we don’t accept this type of file");
  if (part.bytes === 0) return refuse("it’s empty");
  if (part.bytes > maxAttachmentBytes) {
    const limit = toMegabytes(maxAttachmentBytes);
    return refuse(`it’s ${toMegabytes(part.bytes)} MB and the limit is ${limit} MB`);
  }
  if (part.position >= maxAttachments)
    return refuse(
      `we only save the first ${formatCount(maxAttachments, "attachment")} in an email`,
    );
  return { ok: true, fileName, mimeType };
}

function nameFile(part: { fileName: string | null; mimeType: string }): {
  fileName: string;
  mimeType: string | undefined;
} {
  const fileName = toFileName(part);
  if (/^(?:winmail|att\d+)\.dat$/i.test(fileName) || /\bms-tnef$/.test(part.mimeType))
    return { fileName: "winmail.dat", mimeType: tnefType };
  const mimeType = findType(fileName);
  // Programs name an attached mail after its subject.
  if (mimeType === undefined && part.mimeType === "message/rfc822")
    return { fileName: `${fileName.slice(0, longestName - 4)}.eml`, mimeType: part.mimeType };
  return { fileName, mimeType };
}

function findType(fileName: string): string | undefined {
  const extension = /\.([a-z\d]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(attachmentTypes, extension) ? attachmentTypes[extension] : undefined;
}

const longestName = 100;

function toFileName({ fileName, mimeType }: { fileName: string | null; mimeType: string }): string {
  const clean = stripFileName(fileName ?? "")
    .replace(/^[.\s]+/, "")
    .replace(/(?<![.\s])[.\s]+$/, "");
  if (clean === "") return withExtension("attachment", typesWithoutName[mimeType]);
  if (clean.length <= longestName) return clean;
  const dot = clean.lastIndexOf(".");
  const extension = dot > 0 && clean.length - dot <= 9 ? clean.slice(dot) : "";
  return clean.slice(0, longestName - extension.length) + extension;
}

function withExtension(name: string, extension: string | undefined): string {
  return extension === undefined ? name : `${name}.${extension}`;
}
