export interface CsvRow {
  line: number;
  fields: string[];
}

export type Csv = { ok: true; rows: CsvRow[] } | { ok: false; line: number; problem: string };

/**
 * Quoted or unquoted field with its terminator. An unquoted one may not contain a quotation mark.
 */
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * Parses CSV (RFC 4180) with any line endings, with or without a byte order mark. Skips empty
 * lines.
 * @returns the rows, or the first line that can't be parsed and why
 */
export function readCsv(text: string): Csv {
  const source = text.replace(/^\uFEFF/, "");
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, fields: [] };
  let line = 1;
  field.lastIndex = 0;
  while (field.lastIndex < source.length || row.fields.length > 0) {
    const match = field.exec(source);
    if (match === null) return { ok: false, line, problem: "misplaced quotation mark" };
    const [whole, quoted, plain = "", end] = match;
    row.fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ",") continue;
    if (row.fields.some((value) => value !== "")) rows.push(row);
    row = { line, fields: [] };
  }
  return { ok: true, rows };
}
