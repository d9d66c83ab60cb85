import { useEffect } from "react";
import { href, Link } from "react-router";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { findListings } from "../../server/listings/listings-by-id.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Note } from "../ui/note.tsx";
import type { Route } from "./+types/compare-page";
import { createCompareRows } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import { formatIdsQuery, readIds } from "../saved/ids-query.ts";
import { removeFromList } from "../saved/saved-actions.ts";
import { listLimits } from "../saved/saved-homes.ts";
import { useSavedHomes } from "../saved/saved-store.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import "./chosen-homes.css";
import "./compare.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const requestedIds = readIds(url.searchParams);
  const ids = requestedIds.slice(0, listLimits.compared);
  const homes = ids.length === 0 ? [] : await findListings(app, ids);
  const today = getLondonDate(app.now());
  const unavailableIds = ids.filter((id) => !homes.some((home) => home.id === id));
  return {
    homes,
    rows: createCompareRows(homes, today),
    gone: unavailableIds,
    left: requestedIds.length - ids.length,
  };
}

export function meta() {
  const description =
    "Up to four homes to rent side by side: rent, deposit, what it takes to move in, rooms, energy rating, council tax and the nearest station.";
  return [...createPageMeta("Compare homes", description), noIndex];
}

/** The URL lists the homes, so the comparison can be shared. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { homes, rows, gone, left: omittedCount } = loaderData;
  const heading = useFocusAfterRemoval(homes.length);
  useEffect(() => removeFromList("compared", gone), [gone]);
  return (
    <div className="wrap chosen-homes comparison">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Compare homes
        </h1>
      </header>
      {gone.length > 0 && <Note kind="warn">{formatUnavailable(gone.length)}</Note>}
      {omittedCount > 0 && (
        <Note>
          Up to {listLimits.compared} homes fit side by side. The link has {omittedCount} more, so
          we’ve left {omittedCount === 1 ? "it" : "them"} out.
        </Note>
      )}
      {homes.length === 0 ? <NothingToCompare /> : <CompareTable homes={homes} rows={rows} />}
      {homes.length > 0 && <AddMorePrompt freeSlots={listLimits.compared - homes.length} />}
    </div>
  );
}

function AddMorePrompt({ freeSlots }: { freeSlots: number }) {
  if (freeSlots === 0) return null;
  return (
    <p className="no-print">
      There’s room for {freeSlots} more. Tick Compare on homes{" "}
      <Link to={href("/properties")}>in the search</Link> or{" "}
      <Link to={href("/shortlist")}>on your shortlist</Link>.
    </p>
  );
}

function NothingToCompare() {
  const { compared } = useSavedHomes();
  return (
    <EmptyState title={compared.length > 0 ? "Your ticked homes" : "Nothing to compare yet"}>
      <p>
        {compared.length > 0
          ? "They’re saved on this device."
          : `Tick Compare on up to ${listLimits.compared} homes, to see them side by side here.`}
      </p>
      <div className="row">
        {compared.length > 0 && (
          <ButtonLink to={href("/compare") + formatIdsQuery(compared)}>
            {compared.length === 1 ? "View the home" : `Compare the ${compared.length} homes`} that
            you ticked
          </ButtonLink>
        )}
        <ButtonLink look={compared.length > 0 ? "secondary" : "primary"} to={href("/properties")}>
          See all homes
        </ButtonLink>
        <ButtonLink look="secondary" to={href("/shortlist")}>
          Your shortlist
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

function formatUnavailable(count: number): string {
  if (count === 1) return "1 home in this link is no longer on the market, so we’ve left it out.";
  return `${count} homes in this link are no longer on the market, so we’ve left them out.`;
}
