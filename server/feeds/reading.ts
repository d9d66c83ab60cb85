import { isRealDate } from "../../domain/shared/dates.ts";
import type { BlmRecord } from "./blm-records.ts";
import { toPrintable, quoteValue } from "./printable.ts";

/** Something said of one field of one record. */
export interface Finding {
  /** AGENT_REF, or empty where the record has none. */
  record: string;
  line: number;
  field: string;
  reason: string;
}

/** One record being read, and what was found wrong with it. */
export interface Reading {
  record: BlmRecord;
  refusals: Finding[];
  warnings: Finding[];
}

export function startReading(record: BlmRecord): Reading {
  return { record, refusals: [], warnings: [] };
}

/** Notes why the record can't be taken. Null, so that a reader can return it. */
export function refuse(reading: Reading, field: string, reason: string): null {
  reading.refusals.push(createFinding(reading, field, reason));
  return null;
}

/** Notes what the operator should look at though the record is taken. */
export function warn(reading: Reading, field: string, reason: string): null {
  reading.warnings.push(createFinding(reading, field, reason));
  return null;
}

function createFinding({ record }: Reading, field: string, reason: string): Finding {
  return { record: toPrintable(record.get("AGENT_REF"), 60), line: record.line, field, reason };
}

/** A text that must be there. */
export function readRequired(reading: Reading, field: string): string {
  const value = reading.record.get(field);
  if (value === "") refuse(reading, field, "is empty");
  return value;
}

/** A whole number from 0 to `max`, null where the field is empty. */
export function readWholeNumber(reading: Reading, field: string, max: number): number | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  if (/^\d{1,9}$/.test(value) && Number(value) <= max) return Number(value);
  return refuse(reading, field, `${quoteValue(value)} is not a whole number from 0 to ${max}`);
}

/** Pounds with thousands commas, a pound sign and pence, as real files have them; null if empty. */
export function readAmount(reading: Reading, field: string): number | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  if (/^-?£?\s?-?[\d,]{1,15}(\.\d{1,4})?$/.test(value) && /\d/.test(value)) {
    return Number(value.replaceAll(/[£,\s]/g, ""));
  }
  return refuse(reading, field, `${quoteValue(value)} is not an amount in pounds`);
}

/** The meaning of a code; `empty` where the field has none. */
export function readCode<T>(
  reading: Reading,
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
 * A date as Rightmove writes it, `YYYY-MM-DD HH24:MI:SS` in London, or the day alone.
 * @returns the day and the time (midnight where there is none), or null where the field is empty
 */
export function readDateTime(
  reading: Reading,
  field: string,
): { day: string; time: string } | null {
  const value = reading.record.get(field);
  if (value === "") return null;
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d))?$/.exec(value) ?? [];
  if (day && isRealDate(day)) return { day, time: time ?? "00:00:00" };
  return refuse(reading, field, `${quoteValue(value)} is not a date as YYYY-MM-DD HH:MM:SS`);
}
