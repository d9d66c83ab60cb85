import { getLondonDate, formatNumericDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import type { MailAttachment } from "./mail-attachment.ts";

const answers: Readonly<Partial<Record<string, string>>> = {
  ACCEPTED: "Accepted",
  DECLINED: "Declined",
  TENTATIVE: "Might attend",
};

/** Longer than what a calendar sends for one appointment, characters. */
const longestEntry = 100_000;

/**
 * What somebody answers an invitation with: calendars send it as a file, and often without a text.
 * @returns null if it is no answer (RFC 5546)
 */
export function readCalendarReply({ mimeType, content }: MailAttachment): string | null {
  if (mimeType !== "text/calendar") return null;
  const entry = readEntry(content.toString("utf8", 0, longestEntry));
  const [attendee] = entry.get("ATTENDEE") ?? [];
  const state = /;PARTSTAT="?([A-Z-]+)/i.exec(attendee?.params ?? "")?.[1]?.toUpperCase() ?? "";
  const answer = answers[state];
  if (readText(entry, "METHOD").toUpperCase() !== "REPLY" || answer === undefined) return null;
  const about = [readText(entry, "SUMMARY"), readStart(entry)].filter(Boolean).join(", ");
  const said = about === "" ? answer : `${answer}: ${about}`;
  return [said, readText(entry, "COMMENT")].filter(Boolean).join("\n");
}

type Entry = ReadonlyMap<string, readonly { params: string; value: string }[]>;

/** The lines of a calendar and its first appointment, by name. */
function readEntry(text: string): Entry {
  const entry = new Map<string, { params: string; value: string }[]>();
  // Long lines go on after a space.
  const [first = ""] = text.replaceAll(/\r?\n[ \t]/g, "").split(/^END:VEVENT/im);
  const lines = first.replaceAll(/^BEGIN:VTIMEZONE[^]*?^END:VTIMEZONE/gim, "").split(/\r?\n/);
  for (const line of lines) {
    const [, name = "", params = "", value = ""] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/i.exec(line) ?? [];
    const key = name.toUpperCase();
    if (key !== "") entry.set(key, [...(entry.get(key) ?? []), { params, value }]);
  }
  return entry;
}

function readText(entry: Entry, name: string): string {
  const [{ value } = { value: "" }] = entry.get(name) ?? [];
  return value.replaceAll(/\\([\\;,nN])/g, (_all, mark: string) =>
    mark.toLowerCase() === "n" ? "\n" : mark,
  );
}

/** Only a time in UTC, as our invitations have: others need the calendar's own time zones. */
function readStart(entry: Entry): string {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(readText(entry, "DTSTART"));
  if (parts === null) return "";
  const [, year, month, day, ...time] = parts;
  const at = new Date(`${year}-${month}-${day}T${time.join(":")}Z`);
  if (Number.isNaN(at.getTime())) return "";
  return `${formatNumericDate(getLondonDate(at))} at ${londonTime(at)}`;
}
