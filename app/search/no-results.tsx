import { href, useLocation, useSearchParams } from "react-router";
import { pounds } from "../../domain/money.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { priceLabel } from "./filter-labels.ts";
import type { FoundHomes } from "./find-homes.ts";
import { changedQuery } from "./search-query.ts";

/** Nothing matches: says so, and offers what would. */
export function NoResults({ found: { filter, nextRent } }: { found: FoundHomes }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const restricted = changedQuery(query, { sort: null, show: null }) !== "";
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
        {restricted ? (
          <ButtonLink
            look={nextRent === null ? "primary" : "secondary"}
            to={pathname}
            preventScrollReset
          >
            Clear filters
          </ButtonLink>
        ) : (
          <ButtonLink to={href("/properties")}>See all homes</ButtonLink>
        )}
      </div>
    </Empty>
  );
}

function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
