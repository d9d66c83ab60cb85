import { isRealDate } from "../../domain/shared/dates.ts";
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
}

export interface RecordReading {
  record: BlmRecord;
  refusals: Finding[];
  warnings: Finding[];
}

export function startReading(record: BlmRecord): RecordReading {
  return { record, refusals: [], warnings: [] };
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

/** Reads a mandatory text. */
export function readRequired(reading: RecordReading, field: string): string {
  const value = reading.record.get(field);
  if (value === "") refuse(reading, field, "is empty");
  return value;
}

/** Reads a whole number from 0 to `max`. Null if empty. */
export function readWholeNumber(reading: RecordReading, field: string, max: number): number | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  if (/^\d{1,9}$/.test(value) && Number(value) <= max) return Number(value);
  return refuse(reading, field, `${quoteValue(value)} is not a whole number from 0 to ${max}`);
}

/** Reads pounds, accepting thousands separators, a pound sign and pence. Null if empty. */
export function readAmount(reading: RecordReading, field: string): number | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  if (/^-?£?\s?-?[\d,]{1,15}(\.\d{1,4})?$/.test(value) && /\d/.test(value)) {
    return Number(value.replaceAll(/[£,\s]/g, ""));
  }
  return refuse(reading, field, `${quoteValue(value)} is not an amount in pounds`);
}

/** Maps a code to its meaning, or to `empty` if the field is empty. */
export function readCode<T>(
  reading: RecordReading,
  field: string,
  meanings: Readonly<Record<string, T>>,
  empty: T,
): T | null {
  const value = reading.record.get(field);
  if (value === "") return empty;
  if (Object.hasOwn(meanings, value)) return meanings[value] ?? empty;
  return refuse(
    reading,
    field,
    `${quoteValue(value)} is not one of ${Object.keys(meanings).join(", ")}`,
  );
}

/**
 * Parses Rightmove's `YYYY-MM-DD HH24:MI:SS` in London time, or a date alone.
 * @returns day and time (midnight if missing), or null for an empty field
 */
export function readDateTime(
  reading: RecordReading,
  field: string,
): { day: string; time: string } | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d))?$/.exec(value) ?? [];
  if (day && isRealDate(day)) return { day, time: time ?? "00:00:00" };
  return refuse(reading, field, `${quoteValue(value)} is not a date as YYYY-MM-DD HH:MM:SS`);
}
