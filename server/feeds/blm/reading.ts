import { isRealDate } from "../../../domain/shared/dates.ts";
import type { BlmRecord, QuotedField } from "./blm-records.ts";
import { toPrintable, quoteValue } from "./printable.ts";

export interface Finding {
  /** AGENT_REF, or empty if the record has none. */
  record: string;
  line: number;
  field: string;
  reason: string;
  /** What the file says there. */
  said?: QuotedField;
  /** The home was taken without what stands there. Reports from before there was this have none. */
  isLeftOut?: true;
}

export interface RecordReading {
  record: BlmRecord;
  refusals: Finding[];
  warnings: Finding[];
  /** What the record says illegibly, and what would say something else if it were left out. */
  unread: UnreadFact[];
}

/** Nothing in its place reads as now, and as a deposit. Other facts are not known then, and say so. */
export type UnreadFact = "availableFrom" | "noDeposit";
const claims: Readonly<Record<string, { fact: UnreadFact; instead: string }>> = {
  LET_DATE_AVAILABLE: {
    fact: "availableFrom",
    instead: "An existing property keeps its date, and a new one is available now",
  },
  LET_BOND: {
    fact: "noDeposit",
    instead: "An existing property keeps its deposit setting, and a new one takes a deposit",
  },
};

export function startReading(record: BlmRecord): RecordReading {
  return { record, refusals: [], warnings: [], unread: [] };
}

/** Records why a record is refused. Returns null for convenience. */
export function refuse(reading: RecordReading, field: string, reason: string): null {
  reading.refusals.push(createFinding(reading, field, reason));
  return null;
}

/** Records a warning on a record that is still imported. */
export function warn(reading: RecordReading, field: string, reason: string): null {
  reading.warnings.push(createFinding(reading, field, reason));
  return null;
}

/** Records a warning on a record that is imported without a value that the file has for it. */
export function leaveOut(reading: RecordReading, field: string, reason: string): null {
  reading.warnings.push({ ...createFinding(reading, field, reason), isLeftOut: true });
  return null;
}

function createFinding({ record }: RecordReading, field: string, reason: string): Finding {
  const said = record.quote(field);
  return {
    record: toPrintable(record.get("AGENT_REF"), 60),
    line: record.line,
    field,
    reason,
    ...(said && { said }),
  };
}

/** A code or number without the zeros that some software puts before it. */
export function getNumeral(reading: RecordReading, field: string): string {
  return reading.record.get(field).replace(/^0+(?=\d)/, "");
}

/** What becomes of a value that can't be read: the record is refused for it, or it is left out. */
export type Weight = "needed" | "optional";

/** Records that a value can't be read. Returns null for convenience. */
export function fault(reading: RecordReading, field: string, reason: string, weight: Weight): null {
  if (weight === "needed") return refuse(reading, field, reason);
  const claim = claims[field];
  if (!claim) return leaveOut(reading, field, `${reason}, so it was left out`);
  reading.unread.push(claim.fact);
  return leaveOut(reading, field, `${reason}, so it was left out. ${claim.instead}`);
}

/** Reads a mandatory text. */
export function readRequired(reading: RecordReading, field: string): string {
  const value = reading.record.get(field);
  if (value === "") refuse(reading, field, "is empty");
  return value;
}

/** Reads a whole number from 0 to `max`. Null if empty. */
export function readWholeNumber(
  reading: RecordReading,
  field: string,
  max: number,
  weight: Weight = "needed",
): number | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  if (/^\d{1,9}$/.test(value) && Number(value) <= max) return Number(value);
  const reason = `${quoteValue(value)} isn’t a whole number from 0 to ${max}`;
  return fault(reading, field, reason, weight);
}

/** Reads pounds, accepting thousands separators, a pound sign and pence. Null if empty. */
export function readAmount(
  reading: RecordReading,
  field: string,
  weight: Weight = "needed",
): number | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  if (/^-?£?\s?-?[\d,]{1,15}(\.\d{1,4})?$/.test(value) && /\d/.test(value)) {
    return Number(value.replaceAll(/[£,\s]/g, ""));
  }
  return fault(reading, field, `${quoteValue(value)} isn’t an amount in pounds`, weight);
}

/** Maps a code to its meaning, or to `empty` if the field is empty. */
export function readCode<T>(
  reading: RecordReading,
  field: string,
  meanings: Readonly<Record<string, T>>,
  empty: T,
  weight: Weight = "needed",
): T | null {
  const value = getNumeral(reading, field);
  if (value === "") return empty;
  if (Object.hasOwn(meanings, value)) return meanings[value] ?? empty;
  const known = Object.keys(meanings).join(", ");
  return fault(
    reading,
    field,
    `${quoteValue(reading.record.get(field))} isn’t one of ${known}`,
    weight,
  );
}

/**
 * Parses Rightmove's `YYYY-MM-DD HH24:MI:SS` in London time, or a date alone.
 * No field that is a date decides whether a home can be shown.
 * @returns day and time (midnight if missing), or null for an empty field, which may hold a program's
 *   sign for no date
 */
export function readDateTime(
  reading: RecordReading,
  field: string,
): { day: string; time: string } | null {
  const value = reading.record.get(field);
  if (value === "" || noDate.test(value)) return null;
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d))?$/.exec(value) ?? [];
  if (day && isRealDate(day)) return { day, time: time ?? "00:00:00" };
  const reason = `${quoteValue(value)} isn’t a date in the form YYYY-MM-DD HH:MM:SS`;
  return fault(reading, field, reason, "optional");
}

/** The first days that MySQL, .NET, Excel and SQL Server count from, and the word for none. */
const noDate = /^(?:null|(?:0000-00-00|0001-01-01|1899-12-30|1900-01-01)(?: .*)?)$/i;
