import { href, Link } from "react-router";
import type { TenancyListView, TenancyRow } from "./shown.ts";

const viewNames: Record<TenancyListView, string> = {
  open: "In progress",
  "moved-in": "Moved in",
  over: "Ended",
};

/** Tenancies by what is most urgent, each with its seven stages. */
export function TenancyList({
  tenancies,
  view,
  chosen,
}: {
  tenancies: readonly TenancyRow[];
  view: TenancyListView;
  chosen: string | null;
}) {
  const search = view === "open" ? "" : `?view=${view}`;
  return (
    <aside className={`tenancies__list${chosen === null ? "" : " tenancies__list--beside"}`}>
      <header className="tenancies__head">
        {chosen === null ? <h1>Tenancies</h1> : <h2>Tenancies</h2>}
        <nav className="tenancies__views" aria-label="Tenancies by stage">
          {(["open", "moved-in", "over"] as const).map((one) => (
            <Link
              key={one}
              to={`${href("/office/tenancies")}${one === "open" ? "" : `?view=${one}`}`}
              aria-current={one === view ? "page" : undefined}
            >
              {viewNames[one]}
            </Link>
          ))}
        </nav>
      </header>
      {tenancies.length === 0 && (
        <p className="tenancies__none">
          {view === "open" ? "No tenancies in progress." : "No tenancies here yet."}
        </p>
      )}
      <ul className="plain">
        {tenancies.map(({ id, home, names, when, level, bricks, what }) => (
          <li key={id}>
            <Link
              className="tenancy-row"
              to={`${href("/office/tenancies/:id", { id })}${search}`}
              aria-current={id === chosen ? "page" : undefined}
            >
              <span className="tenancy-row__top">
                <b>{home}</b>
                <span className={`tenancy-row__when tenancy-row__when--${level}`}>{when}</span>
              </span>
              <span>{names}</span>
              <span className="tenancy-row__bricks" aria-hidden="true">
                {bricks.map((isLaid, stage) => (
                  // The stages are always the same seven.
                  // oxlint-disable-next-line react/no-array-index-key
                  <i key={stage} data-laid={isLaid || undefined} />
                ))}
              </span>
              <span className="visually-hidden">
                {bricks.filter(Boolean).length} of 7 stages done
              </span>
              <span className="tiny">{what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
