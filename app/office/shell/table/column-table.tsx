import type { ReactNode } from "react";
import { Table } from "../../../ui/table.tsx";

export interface ColumnView<Row> {
  title: string;
  numeric?: boolean;
  show: (row: Row) => ReactNode;
}

/** A table whose columns say their heading and their cells in one place. The first one names the row. */
export function ColumnTable<Row>({
  caption,
  columns,
  rows,
  getKey,
}: {
  caption: string;
  columns: readonly ColumnView<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
}) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[...columns]}
      rows={rows.map((row) => ({ key: getKey(row), cells: columns.map(({ show }) => show(row)) }))}
    />
  );
}
