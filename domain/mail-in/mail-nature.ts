/** Who or what wrote a mail. Only a `person` asks for an answer. */
export type MailNature = "person" | "automatic" | "list" | "bounce";

export interface MailHeader {
  /** Lower case. */
  key: string;
  value: string;
}

/**
 * Tells mails that people wrote from those of programs: by the headers of RFC 3834, and those that
 * Exchange, older answering programs and mailing lists write.
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
  const precedence = read("precedence") ?? "";
  if (read("list-id") !== null || read("list-unsubscribe") !== null) return "list";
  if (precedence === "list" || precedence === "bulk") return "list";
  const submitted = read("auto-submitted") ?? "no";
  const isAutomatic =
    isReport ||
    !/^no\b/.test(submitted) ||
    answeringHeaders.some((key) => read(key) !== null) ||
    precedence === "auto_reply" ||
    precedence === "junk" ||
    read("return-path") === "<>" ||
    automaticSubject.test(read("subject") ?? "");
  return isAutomatic ? "automatic" : "person";
}

const answeringHeaders = [
  "x-auto-response-suppress",
  "x-autoreply",
  "x-autorespond",
  "x-autoresponder",
  "x-vacation",
];

/** For programs that set none of the headers. */
const automaticSubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?response|auto[- ]?reply|out of (?:the )?office)\s?:/;

function isMailer(from: string | null): boolean {
  return /^(?:mailer-daemon|mail-daemon|postmaster)@/i.test(from ?? "");
}
