/** What a mail server reports about a mail (RFC 3464). */
export interface DeliveryReport {
  /** False for a mail that is only late, or that arrived. */
  hasFailed: boolean;
  /** The server's words on one line, without addresses. */
  reason: string;
}

const maxReason = 300;

/** Reads the part `message/delivery-status`: groups of fields, the first about the report itself. */
export function readDeliveryStatus(part: string): DeliveryReport {
  const groups = part.replaceAll(/\r\n?/g, "\n").split(/\n\s*\n/);
  const recipients = groups.map(readFields).filter((fields) => fields.has("action"));
  const failed = recipients.find((fields) => fields.get("action")?.toLowerCase() === "failed");
  const told = failed ?? recipients[0];
  const diagnostic = told?.get("diagnostic-code")?.replace(/^\s*[\w-]+\s*;\s*/, "");
  const reason = diagnostic ?? told?.get("status") ?? "";
  return { hasFailed: failed !== undefined, reason: toReason(reason) };
}

/** Reads a bounce in a form of its own, in which the server's words are lines of its text. */
export function readBounceText(text: string): DeliveryReport {
  const line = text
    .split("\n")
    .find((each) => /\b[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(each));
  const isLate = /\b(?:delayed|will (?:be )?retr(?:y|ied)|not yet been delivered)\b/i.test(text);
  return { hasFailed: !isLate, reason: toReason(line ?? "") };
}

function readFields(group: string): Map<string, string> {
  const unfolded = group.replaceAll(/\n[ \t]+/g, " ");
  const fields = unfolded.split("\n").flatMap((line): [string, string][] => {
    const colon = line.indexOf(":");
    if (colon < 1) return [];
    return [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return new Map(fields);
}

function toReason(words: string): string {
  const line = words
    .slice(0, 2000)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/(?<!\S)\S*@\S*/g, "(address)")
    .trim();
  return line === "" ? "The mail server gave no reason." : line.slice(0, maxReason);
}
