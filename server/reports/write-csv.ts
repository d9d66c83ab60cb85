import type { FigureColumns } from "../../domain/reports/table-columns.ts";

type Cell = string | number | null;

/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** A table as its file: with all of its columns, but those that name people. */
export function writeTable<Row>(columns: FigureColumns<Row>, rows: readonly Row[]): string {
  const written = Object.values(columns).filter(({ namesPeople }) => !namesPeople);
  return writeCsv([
    written.map(({ header }) => header),
    ...rows.map((row) => written.map(({ value }) => value(row))),
  ]);
}

/** Lines of RFC 4180, with the mark by which Excel knows that they are UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(writeCell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function writeCell(cell: Cell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
