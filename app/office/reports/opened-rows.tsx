import { href, Link } from "react-router";
import { type Figure, figures } from "../../../domain/reports/figure.ts";
import { formatValue } from "../../../domain/reports/format-value.ts";
import type { OpenKey } from "../../../domain/reports/open-now.ts";
import {
  createOpenColumns,
  createRowColumns,
  type FigureRow,
} from "../../../domain/reports/table-columns.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { CsvLink, type SpanView } from "./figure-links.tsx";
import { type FigureChoice, FigureTable } from "./figure-table.tsx";

interface Opened {
  name: string;
  of: { figure: Figure } | { key: OpenKey };
  query: Record<string, string>;
  none: string;
  rows: readonly FigureRow[];
  hasMore: boolean;
}

function RowTable({ name, of, rows }: Opened) {
  const table = {
    caption: `Records in ‘${name}’`,
    rows,
    getKey: ({ key }: FigureRow) => key,
  };
  const shown = listShown(rows);
  if ("key" in of)
    return <FigureTable {...table} columns={createOpenColumns(of.key)} shown={shown} />;
  const { figure } = of;
  const showValue = ({ value }: FigureRow) => formatValue(figure, value) ?? "–";
  const values =
    figures[figure].value === null ? [] : [{ column: "value", show: showValue } as const];
  return (
    <FigureTable {...table} columns={createRowColumns(figure)} shown={[...shown, ...values]} />
  );
}

type SharedColumn = "on" | "record" | "home" | "note";

function listShown(rows: readonly FigureRow[]): FigureChoice<FigureRow, SharedColumn>[] {
  return [
    { column: "on", show: ({ on }) => formatNumericDate(on) },
    {
      column: "record",
      show: (row) => <Link to={findPath(row)}>{row.who ?? row.home ?? "Open record"}</Link>,
    },
    { column: "home" },
    ...(rows.some(({ note }) => note !== null) ? [{ column: "note" } as const] : []),
  ];
}

/** What a number of the page counts. */
export function OpenedRows({ span, opened }: { span: SpanView; opened: Opened }) {
  const { name, query, none, rows, hasMore } = opened;
  return (
    <OfficeSection
      title={name}
      count={hasMore ? undefined : rows.length}
      look="door"
      tools={<CsvLink span={span} what={query} name={`records in ‘${name}’`} />}
    >
      <div className="office-section__body">
        {rows.length === 0 ? <p>{none}</p> : <RowTable {...opened} />}
        {hasMore && (
          <p className="tiny">Showing {rows.length}. Download the CSV for the full list.</p>
        )}
      </div>
    </OfficeSection>
  );
}

function findPath({ place, placeId: id }: FigureRow): string {
  switch (place) {
    case "conversation":
      return href("/office/inbox/:id?", { id });
    case "viewing":
      return href("/office/diary/viewing/:uid", { uid: id });
    case "offers":
      return href("/office/offers/:listingId", { listingId: id });
    case "let":
      return href("/office/tenancies/:id", { id });
    default:
      return href("/office/listings/:id", { id });
  }
}
