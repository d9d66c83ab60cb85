/**
 * Who or what wrote a mail. `automatic` says so itself. `list` carries the mark of a mailing or a list,
 * which the mails of people carry too who write through a group or a customer system: it is no proof.
 */
export type MailNature = "person" | "automatic" | "list" | "bounce";

export interface MailHeader {
  /** Lower case. */
  key: string;
  value: string;
}

/**
 * Tells mails that people wrote from those of programs: by the headers of RFC 3834, and those that
 * older answering programs and mailing lists write. `X-Auto-Response-Suppress` only asks for no
 * automatic answer, and people's mails from Outlook carry it.
 * @param from null if the mail names no sender
 */
export function readMailNature(headers: readonly MailHeader[], from: string | null): MailNature {
  const read = (key: string) =>
    headers
      .find((header) => header.key === key)
      ?.value.trim()
      .toLowerCase() ?? null;
  const type = read("content-type") ?? "";
  const isReport = type.startsWith("multipart/report");
  if (isReport && !type.includes("disposition-notification")) return "bounce";
  if (read("x-failed-recipients") !== null || isMailer(from)) return "bounce";
  const submitted = read("auto-submitted") ?? "no";
  const isAutomatic =
    isReport ||
    !/^no\b/.test(submitted) ||
    answeringHeaders.some((key) => read(key) !== null) ||
    read("return-path") === "<>" ||
    automaticSubject.test(read("subject") ?? "");
  if (isAutomatic) return "automatic";
  const hasMark = listHeaders.some((key) => read(key) !== null);
  return hasMark || listPrecedences.has(read("precedence") ?? "") ? "list" : "person";
}

const answeringHeaders = ["x-autoreply", "x-autorespond", "x-autoresponder", "x-vacation"];
const listHeaders = ["list-id", "list-unsubscribe"];
const listPrecedences = new Set(["list", "bulk", "junk", "auto_reply"]);

/** For programs that set none of the headers. */
const automaticSubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?response|auto[- ]?reply|out of (?:the )?office)\s?:/;

function isMailer(from: string | null): boolean {
  return /^(?:mailer-daemon|mail-daemon|postmaster)@/i.test(from ?? "");
}
