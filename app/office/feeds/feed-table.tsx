import type { ReactNode } from "react";
import { makeFocusableWhileScrolling } from "../../ui/table.tsx";

export interface FeedColumn<Row> {
  title: string;
  /** Where nothing is written over the cells, the title is for who hears the table. */
  isTitleUnseen?: boolean;
  numeric?: boolean;
  /** Of its cells. */
  className?: string;
  show: (row: Row) => ReactNode;
}

/**
 * As `ColumnTable` is, in the look of the feeds: their cells hold several lines, and stand at the top of
 * their row. The first column names the row.
 */
export function FeedTable<Row>({
  label,
  hasCaption = false,
  columns,
  rows,
  getKey,
}: {
  label: string;
  /** The label stands over it. */
  hasCaption?: boolean;
  columns: readonly FeedColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
}) {
  return (
    <section className="table-scroll" aria-label={label} ref={makeFocusableWhileScrolling}>
      <table className="feeds__table">
        {hasCaption && <caption>{label}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.title} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)}>
              {columns.map(({ title, numeric, className, show }, place) =>
                place === 0 ? (
                  <th key={title} scope="row">
                    {show(row)}
                  </th>
                ) : (
                  <td key={title} className={numeric ? number : className}>
                    {show(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const number = "feeds__number";

function Heading<Row>({ title, isTitleUnseen, numeric }: FeedColumn<Row>) {
  return (
    <th scope="col" className={numeric ? number : undefined}>
      {isTitleUnseen ? <span className="visually-hidden">{title}</span> : title}
    </th>
  );
}
