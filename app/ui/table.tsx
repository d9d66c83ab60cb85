import { type ReactNode, useId } from "react";

export interface Column {
  title: string;
  numeric?: boolean;
}

/** Default before hydration and without JavaScript. */
const focusableProps = { tabIndex: 0 };

/** The first cell of a row is its header. A table too wide scrolls, also by keyboard. */
export function Table({
  caption,
  captionHidden = false,
  columns,
  rows,
}: {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: Column[];
  rows: { key: string; cells: ReactNode[] }[];
}) {
  const id = useId();
  return (
    <section
      className="table-scroll"
      aria-labelledby={id}
      ref={makeFocusableWhileScrolling}
      {...focusableProps}
    >
      <table className="table">
        <caption id={id} className={captionHidden ? "visually-hidden" : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={getAlignment(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Row key={key} columns={columns} cells={cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ columns, cells }: { columns: Column[]; cells: ReactNode[] }) {
  return (
    <tr>
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.title} scope="row">
            {cells[place]}
          </th>
        ) : (
          <td key={column.title} className={getAlignment(column)}>
            {cells[place]}
          </td>
        ),
      )}
    </tr>
  );
}

/** Only a table that scrolls should be focusable. */
export function makeFocusableWhileScrolling(place: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (place.scrollWidth > place.clientWidth) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  });
  observer.observe(place);
  return () => observer.disconnect();
}

function getAlignment({ numeric }: Column): string | undefined {
  return numeric ? "table__number" : undefined;
}
