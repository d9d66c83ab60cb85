import { href, Link } from "react-router";
import { ColumnTable, type ShownColumn } from "../shell/table/column-table.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { CsvLink, type ShownSpan } from "./figure-links.tsx";

interface Row {
  key: string;
  on: string;
  who: string | null;
  home: string | null;
  place: "conversation" | "viewing" | "offers" | "let" | "home";
  placeId: string;
  value: string | null;
  note: string | null;
}

interface Opened {
  name: string;
  /** What the day of its rows is. */
  day: string;
  unit: string | null;
  query: Record<string, string>;
  none: string;
  rows: readonly Row[];
  hasMore: boolean;
}

function listColumns({ day, unit, rows }: Opened): ShownColumn<Row>[] {
  const hasNotes = rows.some(({ note }) => note !== null);
  return [
    { title: day, show: ({ on }) => on },
    {
      title: "Who or what",
      show: (row) => <Link to={findPath(row)}>{row.who ?? row.home ?? "Open"}</Link>,
    },
    { title: "Home", show: ({ home }) => home ?? "–" },
    ...(hasNotes ? [{ title: "Why", show: ({ note }: Row) => note ?? "–" }] : []),
    ...(unit === null
      ? []
      : [{ title: unit, numeric: true, show: ({ value }: Row) => value ?? "–" }]),
  ];
}

/** What a number of the page counts. */
export function OpenedRows({ span, opened }: { span: ShownSpan; opened: Opened }) {
  const { name, query, none, rows, hasMore } = opened;
  return (
    <OfficeSection
      title={name}
      count={hasMore ? undefined : rows.length}
      look="door"
      tools={<CsvLink span={span} what={query} name={`the rows of ${name.toLowerCase()}`} />}
    >
      <div className="office-section__body">
        {rows.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ColumnTable
            caption={`${name}, one by one`}
            rows={rows}
            getKey={({ key }) => key}
            columns={listColumns(opened)}
          />
        )}
        {hasMore && <p className="tiny">These are {rows.length} of them. The file has all.</p>}
      </div>
    </OfficeSection>
  );
}

function findPath({ place, placeId: id }: Row): string {
  switch (place) {
    case "conversation":
      return href("/office/inbox/:id?", { id });
    case "viewing":
      return href("/office/diary/viewing/:uid", { uid: id });
    case "offers":
      return href("/office/offers/:listingId", { listingId: id });
    case "let":
      return href("/office/lets/:id", { id });
    default:
      return href("/office/listings/:id", { id });
  }
}
