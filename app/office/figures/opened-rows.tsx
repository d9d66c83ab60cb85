import { href, Link } from "react-router";
import { Table } from "../../ui/table.tsx";
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

/** What a number of the page counts. */
export function OpenedRows({ span, opened }: { span: ShownSpan; opened: Opened }) {
  const { name, day, unit, query, none, rows, hasMore } = opened;
  const hasNotes = rows.some(({ note }) => note !== null);
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
          <Table
            caption={`${name}, one by one`}
            captionHidden
            columns={[
              { title: day },
              { title: "Who or what" },
              { title: "Home" },
              ...(hasNotes ? [{ title: "Why" }] : []),
              ...(unit === null ? [] : [{ title: unit, numeric: true }]),
            ]}
            rows={rows.map((row) => ({
              key: row.key,
              cells: [
                row.on,
                <Link key="record" to={findPath(row)}>
                  {row.who ?? row.home ?? "Open"}
                </Link>,
                row.home ?? "–",
                ...(hasNotes ? [row.note ?? "–"] : []),
                ...(unit === null ? [] : [row.value ?? "–"]),
              ],
            }))}
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
