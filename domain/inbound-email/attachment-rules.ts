import { formatCount } from "../shared/formats/count.ts";
import { stripFileName } from "../shared/file-name.ts";
import { type FileKind, findFileKind } from "../shared/file-kind.ts";
import { formatFileSize } from "../shared/formats/file-size.ts";

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
  p7m: "application/pkcs7-mime",
  asc: "application/pgp-encrypted",
};

/** Other endings of the same types. */
const aliases: Readonly<Record<string, string>> = {
  jfif: "jpg",
  jpe: "jpg",
  pjpeg: "jpg",
  m4v: "mp4",
};

/** What Outlook packs a mail's text and files into. Its name ends as that of any data does. */
const tnefType = "application/vnd.ms-tnef";

/** Files that are mails themselves. */
export const mailFileTypes: ReadonlySet<string> = new Set([
  "message/rfc822",
  "application/vnd.ms-outlook",
  tnefType,
]);

/** The ending of a type, by the names that mails give it. */
const endings: ReadonlyMap<string, string> = new Map([
  ...Object.entries(attachmentTypes)
    .toReversed()
    .map(([ending, type]) => [type, ending] as const),
  ["image/jpg", "jpg"],
  ["image/pjpeg", "jpg"],
  ["application/x-pdf", "pdf"],
  ["application/x-pkcs7-mime", "p7m"],
  ["text/rtf", "rtf"],
]);

/** Endings of the files that Office writes, which begin alike. */
const inContainer: Readonly<Partial<Record<FileKind, readonly string[]>>> = {
  zip: ["docx", "odt", "xlsx", "ods"],
  ole: ["doc", "xls", "msg"],
};

export type AttachmentCheck =
  | { ok: true; fileName: string; mimeType: string }
  | { ok: false; fileName: string; problem: string };

interface MailPart {
  fileName: string | null;
  /** As the mail claims. */
  mimeType: string;
  content: Uint8Array;
}

/**
 * Decides whether an attachment is kept.
 * @param part.position from 0, in the order of the mail
 */
export function checkAttachment(part: MailPart & { position: number }): AttachmentCheck {
  const bytes = part.content.length;
  const { fileName, mimeType } = nameFile(part);
  const refuse = (problem: string): AttachmentCheck => ({ ok: false, fileName, problem });
  if (mimeType === undefined) return refuse("we don’t accept this type of file");
  if (bytes === 0) return refuse("it’s empty");
  if (bytes > maxAttachmentBytes) {
    const limit = formatFileSize(maxAttachmentBytes);
    return refuse(`it’s ${formatFileSize(bytes)} and the limit is ${limit}`);
  }
  if (part.position >= maxAttachments)
    return refuse(
      `we only save the first ${formatCount(maxAttachments, "attachment")} in an email`,
    );
  return { ok: true, fileName, mimeType };
}

/** One line for a file that is not kept. */
export function describeRefusal(fileName: string, problem: string): string {
  return `${fileName} wasn’t saved because ${problem}. It’s still in the mailbox.`;
}

/** The name ends as the file is opened, so that what people called it does not decide whether it is kept. */
function nameFile(part: MailPart): { fileName: string; mimeType: string | undefined } {
  const named = toFileName(part.fileName);
  if (/^(?:winmail|att\d+)\.dat$/i.test(named) || /\bms-tnef$/.test(part.mimeType))
    return { fileName: "winmail.dat", mimeType: tnefType };
  const ending = findEnding(named, part);
  if (ending === null) return { fileName: named || "attachment", mimeType: undefined };
  return { fileName: withEnding(named, ending), mimeType: attachmentTypes[ending] };
}

/** The ending that a file should have. Null if it is of no type that is kept. */
function findEnding(fileName: string, { mimeType, content }: MailPart): string | null {
  const own = readEnding(fileName);
  const claimed = endings.get(mimeType) ?? null;
  const kind = findFileKind(content);
  if (kind !== null && kind in attachmentTypes) {
    // A .jpeg stays one.
    return own !== null && attachmentTypes[own] === attachmentTypes[kind] ? own : kind;
  }
  if (own !== null) return own;
  // Programs name an attached mail after its subject.
  if (claimed === "eml") return claimed;
  // Another ending says that it is something else, whatever the mail claims.
  if (claimed === null || /\.[a-z][a-z\d]{0,15}$/i.test(fileName)) return null;
  const likely = kind === null ? null : (inContainer[kind] ?? []);
  return likely === null || likely.includes(claimed) ? claimed : null;
}

function readEnding(fileName: string): string | null {
  const written = /\.([a-z\d]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(attachmentTypes, written)) return written;
  return Object.hasOwn(aliases, written) ? aliases[written]! : null;
}

const longestName = 100;

function toFileName(fileName: string | null): string {
  const clean = stripFileName(fileName ?? "")
    .replace(/^[.\s]+/, "")
    .replace(/(?<![.\s])[.\s]+$/, "");
  if (clean.length <= longestName) return clean;
  const dot = clean.lastIndexOf(".");
  const extension = dot > 0 && clean.length - dot <= 9 ? clean.slice(dot) : "";
  return clean.slice(0, longestName - extension.length) + extension;
}

/** An ending that means the same, or a picture's, is replaced; anything else is part of the name. */
function withEnding(fileName: string, ending: string): string {
  const written = /\.([a-z\d]{1,8})$/i.exec(fileName)?.[1] ?? "";
  if (written.toLowerCase() === ending) return fileName;
  const isKnown = readEnding(fileName) !== null;
  const stem = isKnown ? fileName.slice(0, -written.length - 1) : fileName || "attachment";
  return `${stem.slice(0, longestName - ending.length - 1)}.${ending}`;
}
