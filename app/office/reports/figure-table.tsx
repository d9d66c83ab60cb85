import type { ReactNode } from "react";
import type { FigureColumns } from "../../../domain/reports/table-columns.ts";
import { ColumnTable, type ColumnView } from "../shell/table/column-table.tsx";

/** A column that the table's file has, too. */
export interface FigureChoice<Row, Name> {
  column: Name;
  /** Left out: its value as the file has it. */
  show?: (row: Row) => ReactNode;
}

/** A table with some columns of its file, which owns their headings and values. The first one names the row. */
export function FigureTable<Row, Columns extends FigureColumns<Row>>({
  columns,
  shown,
  ...table
}: {
  caption: string;
  rows: readonly Row[];
  getKey: (row: Row) => string;
  columns: Columns;
  shown: readonly FigureChoice<Row, Extract<keyof Columns, string>>[];
}) {
  return <ColumnTable {...table} columns={shown.map((choice) => showColumn(columns, choice))} />;
}

function showColumn<Row, Columns extends FigureColumns<Row>>(
  columns: Columns,
  { column, show }: FigureChoice<Row, Extract<keyof Columns, string>>,
): ColumnView<Row> {
  const { header, title = header, numeric, value } = columns[column]!;
  return { title, numeric, show: show ?? ((row) => value(row) ?? "–") };
}
