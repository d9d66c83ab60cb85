import { href, useLocation, useSearchParams } from "react-router";
import { formatPounds } from "../../domain/shared/money.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { buildClearedSearch } from "./filter-choice.ts";
import { listActiveFilters, formatPriceLabel } from "./filter-labels.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { changeQuery } from "./search-query.ts";

const clearedPlace = Object.fromEntries(
  ["home", "q", "area", "lat", "long", "bbox", "show"].map((name) => [name, null]),
);

export function NoResults({ found: { filter, nextRent } }: { found: FoundHomes }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const widenedQuery = changeQuery(query, clearedPlace);
  const isEverywhere =
    pathname === href("/properties") && widenedQuery === changeQuery(query, { show: null });
  return (
    <EmptyState title="No matching properties found, please try another search">
      {nextRent !== null && (
        <p>
          Nothing here rents for {lowercaseFirst(formatPriceLabel(filter))}. The lowest rent above
          that today is {formatPounds(nextRent)}.
        </p>
      )}
      <div className="row">
        {nextRent !== null && (
          <ButtonLink
            to={{ search: changeQuery(query, { rentmax: String(nextRent), show: null }) }}
            preventScrollReset
          >
            Show up to {formatPounds(nextRent)}
          </ButtonLink>
        )}
        {!isEverywhere && (
          <ButtonLink
            look={nextRent === null ? "primary" : "secondary"}
            to={{ pathname: href("/properties"), search: widenedQuery }}
            preventScrollReset
          >
            Search all areas
          </ButtonLink>
        )}
        {listActiveFilters(filter).length > 0 && (
          <ButtonLink
            look={nextRent === null && isEverywhere ? "primary" : "secondary"}
            to={{ search: buildClearedSearch(query) }}
            preventScrollReset
          >
            Clear filters
          </ButtonLink>
        )}
        <a className="btn btn--link" href="#alert">
          Set an alert
        </a>
      </div>
    </EmptyState>
  );
}

function lowercaseFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
