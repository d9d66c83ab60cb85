import { listSettings } from "../agency/agency-settings.ts";
import { auditActionNames } from "../shared/audit-actions.ts";
import { capitalise } from "../shared/text/capitalise.ts";
import { formatNumericDate, getLondonDate, isRealDate } from "../shared/dates.ts";
import { splitFieldName } from "../shared/fields/field-name.ts";
import { londonTime } from "../shared/london-time.ts";
import { formatPounds, formatSterling } from "../shared/money.ts";
import { isUuid } from "../shared/uuid.ts";
import { type Allowed, hasPermission } from "./roles.ts";

/** A record by its kind and id, as the audit names it. */
export interface RecordName {
  subject: string;
  subjectId: string;
}

/**
 * Everybody may read the history of what they work with, and of themselves; not of colleagues. A
 * person's has all that is theirs, in every branch.
 */
export function mayReadHistory(
  reader: Allowed & { staffId: string },
  { subject, subjectId }: RecordName,
): boolean {
  if (subject === "contact" && !hasPermission(reader, "see-people")) return false;
  if (subject !== "staff") return hasPermission(reader, "see-history");
  return subjectId === reader.staffId || hasPermission(reader, "see-staff-history");
}

/** A kind of record in a sentence. */
export function formatSubject(subject: string): string {
  return subject === "staff" ? "colleague" : subject.replaceAll("-", " ");
}

/**
 * An audit row's action in words: `booking.moved` is `Moved the viewing`.
 * @param declared words of actions that their subject declares
 */
export function formatAction(
  action: string,
  declared: Readonly<Record<string, string>> = {},
): string {
  const line = isKnown(action) ? auditActionNames[action] : declared[action];
  if (line !== undefined) return line;
  // Of an earlier version, whose rows stay as they are.
  const [subject = "", ...what] = action.split(".");
  const words = capitalise(subject.replaceAll("-", " "));
  return `${words}: ${what.join(" ").replaceAll("-", " ")}`;
}

function isKnown(action: string): action is keyof typeof auditActionNames {
  return Object.hasOwn(auditActionNames, action);
}

type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** What codes are called, by the field that has them. */
type CodeWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Its detail: `was: Reader, became: Manager`. Ids say nothing to whoever reads it: the audit keeps
 * them, and the row links to its record.
 */
export function formatDetail(detail: Detail | null, words: CodeWords = {}): string {
  return Object.entries(detail ?? {})
    .filter(([name, value]) => !name.endsWith("Id") && !(isText(value) && isUuid(value)))
    .map(
      ([name, value]) =>
        `${nameDetail(name)}: ${nameCodes(words[name], value) ?? formatValue(name, value)}`,
    )
    .join(", ");
}

/** Null where it is none of the codes, or several of them. */
function nameCodes(words: CodeWords[string] | undefined, value: Detail[string]): string | null {
  if (words === undefined || !isText(value)) return null;
  const named = value.split(" ").map((code) => (Object.hasOwn(words, code) ? words[code] : null));
  return named.includes(null) ? null : named.join(", ");
}

/** Fields whose name in the program is not what people call them. */
const labels: Readonly<Record<string, string>> = {
  ...nameSettings(),
  because: "reason",
  cameFrom: "lead source",
  days: "working days",
  highestPcm: "highest rent",
  homes: "properties",
  isLimited: "limited to it",
  isTenanted: "tenanted",
  lowestPcm: "lowest rent",
  noticeHours: "notice",
  rentPcm: "rent",
  resp: "answer",
  scopes: "may",
  times: "times offered",
  told: "people told",
  travelsBy: "travels",
};

function nameSettings(): Record<string, string> {
  const named = listSettings().flatMap(([name, { inHistory }]) =>
    inHistory === undefined ? [] : [[name, inHistory] as const],
  );
  return Object.fromEntries(named);
}

const inPence = /^(.*?)pence$/i;

function nameDetail(name: string): string {
  const label = labels[name];
  if (label !== undefined) return label;
  const amount = inPence.exec(name);
  return amount ? splitFieldName(amount[1] || "amount") : splitFieldName(name);
}

function formatValue(name: string, value: Detail[string]): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return formatNumber(name, value);
  if (isRealDate(value)) return formatNumericDate(value);
  if (moment.test(value)) return formatMoment(new Date(value));
  return slug.test(value) ? value.replaceAll("-", " ") : value;
}

function formatNumber(name: string, value: number): string {
  if (inPence.test(name)) return formatSterling(value);
  if (name.endsWith("Pcm")) return `${formatPounds(value)} pcm`;
  if (/minutes$/i.test(name)) return `${value} min`;
  return name.endsWith("Hours") ? `${value} h` : `${value}`;
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function formatMoment(at: Date): string {
  return `${formatNumericDate(getLondonDate(at))}, ${londonTime(at)}`;
}

/** Kinds and states as the program names them. */
const slug = /^[a-z]+(?:-[a-z]+)+$/;

function isText(value: Detail[string]): value is string {
  return typeof value === "string";
}

const actorNames: Readonly<Record<string, string>> = {
  "command line": "Command line",
  visitor: "A visitor",
  job: "Lintel (automatic)",
};

/** Those who have no account, by their name in the audit. */
export const otherActors = Object.keys(actorNames);

/** @param name of the colleague with that id, if there is one */
export function formatActor(actor: string, name: string | null): string {
  return name ?? actorNames[actor] ?? actor;
}
