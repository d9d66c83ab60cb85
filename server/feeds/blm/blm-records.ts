import { formatCount } from "../../../domain/shared/formats/count.ts";
import { setImmediate } from "node:timers/promises";
import type { BlmHeader } from "./blm-sections.ts";
import { countLines } from "./blm-sections.ts";
import { toPrintable } from "./printable.ts";

export interface BlmRecord {
  /** Line in the file, from 1. */
  line: number;
  /** Returns an empty string for a field that the file does not have. */
  get: (field: string) => string;
  /** Null for a field that the file does not have. */
  quote: (field: string) => QuotedField | null;
}

/** A field as it stands in the file, between its neighbours. */
export interface QuotedField {
  before: string;
  /** With the delimiter that ends it: that alone, where it is empty. */
  value: string;
  after: string;
}

/** In characters. The longest description takes 32,000. */
const maxRecordLength = 256 * 1024;
const maxRecords = 50_000;
/** Waiting requests get a turn after so many, which take some 10 ms. */
const recordsPerTurn = 1000;

export interface BlmColumns {
  fields: readonly string[];
  /** Whether the definition ends its last field with the delimiter, as it should. */
  closed: boolean;
}

type Problem = { ok: false; problem: string };

/**
 * Splits the data by the record delimiter, never by lines. Records store offsets and parse values
 * on access, so that a large file is in memory only once.
 * @param data from after `#DATA#` to the end of the file, including `#END#`
 * @returns the records, or an error with the line where parsing failed
 */
export async function readBlmRecords(
  data: string,
  linesBefore: number,
  { fieldEnd, recordEnd }: BlmHeader,
  { fields, closed }: BlmColumns,
): Promise<{ ok: true; records: BlmRecord[] } | Problem> {
  const reader = createRecordReader(data, fieldEnd, fields);
  const records: BlmRecord[] = [];
  let lineEnds = linesBefore;
  for (let start = 0; ;) {
    const end = data.indexOf(recordEnd, start);
    const chunk = data.slice(start, end < 0 ? data.length : end);
    const text = chunk.trimStart();
    const line = lineEnds + countLines(chunk, 0, chunk.length - text.length) + 1;
    const place = `record ${records.length + 1} (line ${line})`;
    if (text.length > maxRecordLength)
      return refuse(`The limit for a record is 256 KB, but ${place} is larger.`);
    if (end < 0) return endProblem(text, place) ?? { ok: true, records };
    if (/^#END#\s/i.test(text))
      return refuse("The file continues after #END#. Check that it isn’t two files in one.");
    lineEnds += countLines(chunk, 0, chunk.length);
    start = end + 1;
    if (text === "") continue;

    const values = text.split(fieldEnd);
    const ended = values.at(-1)?.trim() === "" && (closed || values.length > fields.length);
    const found = values.length - (ended ? 1 : 0);
    if (found !== fields.length) {
      return refuse(
        `Wrong number of columns in ${place}. It has ${found}, but the definition has ${fields.length}.`,
      );
    }
    if (records.length === maxRecords)
      return refuse(`The file has more than ${formatCount(maxRecords, "record")}.`);
    if (records.length % recordsPerTurn === recordsPerTurn - 1) await setImmediate();
    const from = end - text.length;
    records.push({
      line,
      get: (field) => reader.read(from, end, field),
      quote: (field) => reader.quote(from, end, field),
    });
  }
}

/** Reads values by offset and caches the split of the last record. */
function createRecordReader(data: string, fieldEnd: string, fields: readonly string[]) {
  const columns = new Map(fields.map((name, index) => [name, index]));
  let open = { start: -1, values: [""] };
  const split = (start: number, end: number): string[] => {
    if (open.start !== start) open = { start, values: data.slice(start, end).split(fieldEnd) };
    return open.values;
  };
  return {
    read(start: number, end: number, field: string): string {
      return split(start, end)[columns.get(field) ?? -1]?.trim() ?? "";
    },
    quote(start: number, end: number, field: string): QuotedField | null {
      const column = columns.get(field);
      return column === undefined ? null : quoteColumn(split(start, end), column, fieldEnd);
    },
  };
}

/** Characters that are quoted of a value, and of what is before and after it. */
const quotedValue = 60;
const quotedBeside = 24;

function quoteColumn(values: readonly string[], column: number, fieldEnd: string): QuotedField {
  // Two fields on either side may be empty, and more are never shown.
  const end = (value: string) => toPrintable(value.trim(), 200) + fieldEnd;
  const before = values
    .slice(Math.max(0, column - 3), column)
    .map(end)
    .join("");
  const after = values
    .slice(column + 1, column + 4)
    .map(end)
    .join("");
  return {
    before: before.length > quotedBeside ? `…${before.slice(-quotedBeside)}` : before,
    value: toPrintable((values[column] ?? "").trim(), quotedValue) + fieldEnd,
    after: after.length > quotedBeside ? `${after.slice(0, quotedBeside)}…` : after,
  };
}

/** Only `#END#` may follow the last record. Old editors add a Ctrl-Z. */
function endProblem(text: string, place: string): Problem | null {
  const rest = text.replaceAll("\u001A", "").trimEnd();
  if (/^#END#$/i.test(rest)) return null;
  if (/^#END#/i.test(rest))
    return refuse("The file continues after #END#. Check that it isn’t two files in one.");
  if (/#END#$/i.test(rest)) return refuse(`#END# comes in the middle of ${place}.`);
  if (rest !== "") return refuse(`The file ends in the middle of ${place}.`);
  return refuse("The file is incomplete because it has no #END#.");
}

function refuse(problem: string): Problem {
  return { ok: false, problem };
}
