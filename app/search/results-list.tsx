import { type RefObject, useEffect, useRef, useState } from "react";
import { href, useLocation, useSearchParams, Link } from "react-router";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { HomeCard } from "../listings/home-card.tsx";
import { getButtonClass } from "../ui/button-look.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { buildClearedSearch } from "./filters/filter-choice.ts";
import { listActiveFilters, formatPriceLabel } from "./filters/filter-labels.ts";
import { changeQuery } from "./search-query.ts";
import { ResultsMap } from "./map/results-map.tsx";
import type { FullScreenMap } from "./map/use-full-screen-map.ts";
import { useLoadedHomes } from "./use-loaded-homes.ts";
import "./results.css";
import { formatInteger } from "../../domain/shared/text/format-integer.ts";
import { type SearchSort, pageSize } from "../../domain/search/search.ts";
import { HiddenQueryFields } from "./hidden-query-fields.tsx";
import { useShowSearch } from "./filters/filter-draft.ts";

/**
 * Loads more homes on click, or on scroll on area pages, where a step is less than a page. Without
 * JavaScript it links to the longer list.
 */
function LoadMore({
  found,
  homes,
  onMore,
}: {
  found: FoundHomes;
  homes: ReturnType<typeof useLoadedHomes>;
  onMore: () => void;
}) {
  const [query] = useSearchParams();
  const shown = homes.listings.length;
  const end = useEndReached(
    found.step < pageSize && homes.hasMore && homes.state === "ready",
    homes.showMore,
  );
  return (
    <div className="results__more" ref={end}>
      {homes.state === "failed" && <p role="alert">The next homes didn’t load.</p>}
      {homes.hasMore && (
        <Link
          className={getButtonClass({ look: "secondary" })}
          to={{ search: changeQuery(query, { show: String(shown + found.step) }) }}
          replace
          preventScrollReset
          aria-busy={homes.state === "busy" || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onMore();
            void homes.showMore();
          }}
        >
          {homes.state === "failed" ? "Try again" : "Load more"}
        </Link>
      )}
      <output className="tiny tabular-numbers">
        {formatInteger(shown)} of {formatInteger(found.total)} homes
      </output>
    </div>
  );
}

function useEndReached(isEnabled: boolean, onReached: () => unknown) {
  const end = useRef<HTMLDivElement>(null);
  const onReachedRef = useRef(onReached);
  useEffect(() => {
    onReachedRef.current = onReached;
  });
  useEffect(() => {
    if (!isEnabled || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onReachedRef.current(),
      { rootMargin: "0px 0px 300px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isEnabled]);
  return end;
}

export function ResultsList({ found, map }: { found: FoundHomes; map: FullScreenMap }) {
  const { total } = found;
  const homes = useLoadedHomes(found);
  const list = useRef<HTMLUListElement>(null);
  const focusNextHome = useFocusNewHome(list, homes.listings.length);
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  return (
    <div className={map.isAvailable ? "found found--with-map" : "found"}>
      <section className="results" aria-label="Homes found">
        <div className="results__head">
          <output className={total === 0 ? "visually-hidden" : undefined}>
            {countText(total)}
          </output>
          {total > 1 && <SortForm sort={found.filter.sort} />}
        </div>
        {total === 0 ? (
          <NoResults found={found} />
        ) : (
          <>
            <ul className="homes homes--two-columns" ref={list}>
              {homes.listings.map((home, index) => (
                <li
                  key={home.id}
                  data-home={home.id}
                  className={home.id === highlightedId ? "homes__highlighted" : undefined}
                >
                  <HomeCard home={home} index={index} today={found.today} />
                </li>
              ))}
            </ul>
            <LoadMore found={found} homes={homes} onMore={focusNextHome} />
          </>
        )}
      </section>
      {map.isAvailable && (
        <ResultsMap
          map={map}
          found={found}
          loaded={homes.loaded}
          onShow={(position) => void homes.show(position)}
          onHighlight={setHighlightedId}
        />
      )}
    </div>
  );
}

function useFocusNewHome(list: RefObject<HTMLUListElement | null>, shown: number) {
  const awaitedIndex = useRef<number>(null);
  useEffect(() => {
    if (awaitedIndex.current === null || shown <= awaitedIndex.current) return;
    list.current?.children[awaitedIndex.current]?.querySelector("a")?.focus();
    awaitedIndex.current = null;
  }, [list, shown]);
  return () => {
    awaitedIndex.current = shown;
  };
}

function countText(total: number): string {
  if (total === 0) return "No matching properties found";
  return `Showing top ${formatInteger(total)} ${total === 1 ? "property" : "properties"}`;
}

/** The default, newest first, is omitted from the URL. */
function SortForm({ sort }: { sort: SearchSort }) {
  const [query] = useSearchParams();
  const show = useShowSearch();
  return (
    <form className="sort">
      <HiddenQueryFields except={["sort"]} />
      <label>
        <span className="sort__label">Sort by</span>{" "}
        <select
          className="select select--bare"
          name="sort"
          value={sort === "newest" ? "" : sort}
          onChange={({ target }) => show(changeQuery(query, { sort: target.value, show: null }))}
        >
          <option value="">Newest first</option>
          <option value="rent-asc">Lowest rent</option>
          <option value="rent-desc">Highest rent</option>
        </select>
      </label>
      <button type="submit" className="btn btn--secondary btn--small no-script">
        Sort
      </button>
    </form>
  );
}

const clearedPlace = Object.fromEntries(
  ["home", "q", "area", "lat", "long", "bbox", "show"].map((name) => [name, null]),
);

function NoResults({ found: { filter, nextRent } }: { found: FoundHomes }) {
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
