import {
  type Column,
  createColumnHelper,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useState } from "react";
import { Form, Link } from "react-router";
import type { HomesSort, HomesView } from "../../../domain/listings/homes-view.ts";
import type { ShownHome } from "./shown.ts";
import { Icon } from "../../ui/icon.tsx";
import { makeFocusableWhileScrolling } from "../../ui/table.tsx";
import { HomesBulk } from "./homes-bulk.tsx";
import { buildHomesPath } from "./homes-filters.tsx";
import { HomeRow } from "./home-row.tsx";

/** The table's state is the library's; its order and its rows come from the server. */
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });
const helper = createColumnHelper<typeof features, ShownHome>();
const columns = helper.columns([
  helper.accessor("title", { id: "name", header: "Home" }),
  helper.accessor("rentPcm", { id: "rent", header: "Rent" }),
  helper.accessor("state", { id: "state", header: "State", enableSorting: false }),
  helper.accessor("bricks", { id: "complete", header: "Complete" }),
  helper.accessor("daysUp", { id: "days", header: "Days up" }),
  helper.display({ id: "views", header: "Views, 7 days" }),
  helper.display({ id: "asked", header: "Asked" }),
  helper.display({ id: "viewed", header: "Viewed" }),
  helper.display({ id: "offers", header: "Offers" }),
  helper.display({ id: "from", header: "From" }),
  helper.display({ id: "owner", header: "Owner" }),
]);

const sorted: Readonly<Partial<Record<string, HomesSort>>> = {
  name: "name",
  rent: "rent",
  complete: "complete",
  days: "days",
};
const numbers = new Set(["rent", "asked", "viewed", "offers"]);
const none: RowSelectionState = {};

export function HomesTable({
  view,
  homes,
  median,
  mayMove,
}: {
  view: HomesView;
  homes: ShownHome[];
  /** Of days on the market. */
  median: number | null;
  mayMove: boolean;
}) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>(none);
  const table = useTable({
    features,
    columns,
    data: homes,
    getRowId: ({ id }) => id,
    manualSorting: true,
    state: { rowSelection, sorting: [{ id: view.sort, desc: view.descending }] },
    onRowSelectionChange: setRowSelection,
  });
  const picked = table.getSelectedRowModel().rows.length;
  return (
    <Form method="post" className="homes__form">
      <section className="table-scroll" aria-label="Listings" ref={makeFocusableWhileScrolling}>
        <table className="homes__table">
          <thead>
            <tr>
              {mayMove && (
                <PickHead
                  isPicked={table.getIsAllRowsSelected()}
                  pick={table.getToggleAllRowsSelectedHandler()}
                />
              )}
              <PictureHead />
              {table.getFlatHeaders().map(({ id, column }) => (
                <HeadCell key={id} column={column} view={view} />
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

function PickHead({ isPicked, pick }: { isPicked: boolean; pick: (event: unknown) => void }) {
  return (
    <th className="homes__pick">
      <input
        type="checkbox"
        aria-label="Pick all that are shown"
        checked={isPicked}
        onChange={pick}
      />
    </th>
  );
}

function PictureHead() {
  return (
    <th scope="col">
      <span className="visually-hidden">Picture</span>
    </th>
  );
}

function HeadCell({
  column,
  view,
}: {
  column: Column<typeof features, ShownHome>;
  view: HomesView;
}) {
  const { id, columnDef } = column;
  const title = String(columnDef.header);
  const order = column.getIsSorted();
  const sort = sorted[id];
  const className = numbers.has(id) ? "homes__number" : undefined;
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  const descending = order !== "desc";
  return (
    <th
      scope="col"
      className={className}
      aria-sort={order === false ? undefined : order === "asc" ? "ascending" : "descending"}
    >
      <Link to={buildHomesPath({ ...view, sort, descending, page: 1 })} preventScrollReset>
        {title}
        {order !== false && (
          <span className={order === "asc" ? "homes__up" : undefined}>
            <Icon name="chevron-down" size="small" />
          </span>
        )}
      </Link>
    </th>
  );
}
