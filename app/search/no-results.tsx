import { href, useLocation, useSearchParams } from "react-router";
import { pounds } from "../../domain/shared/money.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { clearedSearch } from "./filter-choice.ts";
import { activeFilters, priceLabel } from "./filter-labels.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { changedQuery } from "./search-query.ts";

const anywhere = Object.fromEntries(
  ["home", "q", "area", "lat", "long", "bbox", "show"].map((name) => [name, null]),
);

/** Nothing matches: says so, and offers what would. */
export function NoResults({ found: { filter, nextRent } }: { found: FoundHomes }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const widened = changedQuery(query, anywhere);
  const everywhere =
    pathname === href("/properties") && widened === changedQuery(query, { show: null });
  return (
    <Empty title="No matching properties found, please try another search">
      {nextRent !== null && (
        <p>
          Nothing here rents for {lowered(priceLabel(filter))}. The lowest rent above that today is{" "}
          {pounds(nextRent)}.
        </p>
      )}
      <div className="row">
        {nextRent !== null && (
          <ButtonLink
            to={{ search: changedQuery(query, { rentmax: String(nextRent), show: null }) }}
            preventScrollReset
          >
            Show up to {pounds(nextRent)}
          </ButtonLink>
        )}
        {!everywhere && (
          <ButtonLink
            look={nextRent === null ? "primary" : "secondary"}
            to={{ pathname: href("/properties"), search: widened }}
            preventScrollReset
          >
            Search all areas
          </ButtonLink>
        )}
        {activeFilters(filter).length > 0 && (
          <ButtonLink
            look={nextRent === null && everywhere ? "primary" : "secondary"}
            to={{ search: clearedSearch(query) }}
            preventScrollReset
          >
            Clear filters
          </ButtonLink>
        )}
        <a className="btn btn--link" href="#alert">
          Set an alert
        </a>
      </div>
    </Empty>
  );
}

function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
