import {
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useState } from "react";
import { Form, Link } from "react-router";
import type { HomesView } from "../../../../domain/listings/homes-view.ts";
import type { ListingView } from "../shown.ts";
import { HomeCover } from "../../../ui/home-cover.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { makeFocusableWhileScrolling } from "../../../ui/table.tsx";
import { useRefusedFields } from "../../shell/form/use-refused-fields.ts";
import { HomesBulk } from "./homes-bulk.tsx";
import { type HomesColumn, homesColumns } from "./homes-columns.tsx";
import { buildHomesPath } from "./homes-filters.tsx";

/** What is picked is the library's state. Columns are our own; order and rows come from the server. */
const features = tableFeatures({ rowSelectionFeature });
const none: RowSelectionState = {};

export function HomesTable({
  view,
  homes,
  median,
  mayMove,
}: {
  view: HomesView;
  homes: ListingView[];
  /** Of days on the market. */
  median: number | null;
  mayMove: boolean;
}) {
  const posted = usePostedPicks(homes);
  const [rowSelection, setRowSelection] = useState(posted);
  const table = useTable({
    features,
    columns: [],
    data: homes,
    getRowId: ({ id }) => id,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const picked = table.getSelectedRowModel().rows.length;
  return (
    <Form method="post" className="homes__form">
      <section className="table-scroll" aria-label="Listings" ref={makeFocusableWhileScrolling}>
        <table className="homes__table">
          <thead className="unseen-on-phone">
            <tr>
              {mayMove && (
                <PickHead
                  isPicked={table.getIsAllRowsSelected()}
                  pick={table.getToggleAllRowsSelectedHandler()}
                />
              )}
              <PictureHead />
              {homesColumns.map((column) => (
                <HeadCell key={column.header} column={column} view={view} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <HomeRow
                key={row.id}
                home={row.original}
                median={median}
                mayMove={mayMove}
                isPicked={row.getIsSelected()}
                pick={row.getToggleSelectedHandler()}
              />
            ))}
          </tbody>
        </table>
      </section>
      {mayMove && <HomesBulk picked={picked} unpick={() => setRowSelection(none)} />}
    </Form>
  );
}

/** Of a form that was refused. Empty otherwise. */
function usePostedPicks(homes: readonly ListingView[]): RowSelectionState {
  const refused = useRefusedFields(["state"]);
  const picked = homes.filter(({ id }) => refused?.[`pick-${id}`] !== undefined);
  return Object.fromEntries(picked.map(({ id }) => [id, true]));
}

function PickHead({ isPicked, pick }: { isPicked: boolean; pick: (event: unknown) => void }) {
  return (
    <th className="homes__pick">
      <input type="checkbox" aria-label="Select all shown" checked={isPicked} onChange={pick} />
    </th>
  );
}

function PictureHead() {
  return (
    <th scope="col">
      <span className="visually-hidden">Photo</span>
    </th>
  );
}

function HeadCell({
  column: { header, sort, isNumber },
  view,
}: {
  column: HomesColumn;
  view: HomesView;
}) {
  const className = isNumber ? numberClass : undefined;
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  const isSorted = view.sort === sort;
  const order = view.descending ? "descending" : "ascending";
  const descending = !(isSorted && view.descending);
  return (
    <th scope="col" className={className} aria-sort={isSorted ? order : undefined}>
      <Link to={buildHomesPath({ ...view, sort, descending, page: 1 })} preventScrollReset>
        {header}
        {isSorted && (
          <span className={view.descending ? undefined : "homes__up"}>
            <Icon name="chevron-down" size="small" />
          </span>
        )}
      </Link>
    </th>
  );
}

const numberClass = "homes__number";

function HomeRow({
  home,
  median,
  mayMove,
  isPicked,
  pick,
}: {
  home: ListingView;
  median: number | null;
  mayMove: boolean;
  isPicked: boolean;
  pick: (event: unknown) => void;
}) {
  const { id, title, cover } = home;
  return (
    <tr data-row={id} className={join(home.isBlocked && "is-blocked", isPicked && "is-picked")}>
      {mayMove && (
        <td className="homes__pick">
          <input
            type="checkbox"
            name={`pick-${id}`}
            aria-label={`Select ${title}`}
            checked={isPicked}
            onChange={pick}
          />
        </td>
      )}
      <td className="homes__picture">
        <HomeCover home={{ id, cover }} sizes="3.5rem" />
      </td>
      {homesColumns.map((column, index) => {
        const className = join(column.isNumber && numberClass, column.className);
        const content = column.show(home, median);
        return index === 0 ? (
          <th key={column.header} scope="row" className={className}>
            {content}
          </th>
        ) : (
          <td key={column.header} className={className}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function join(...classes: (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(" ") || undefined;
}
