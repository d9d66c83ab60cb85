import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { pageSize } from "../../domain/search/search.ts";
import { getButtonClass } from "../ui/button-look.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { changeQuery } from "./search-query.ts";
import type { useLoadedHomes } from "./use-loaded-homes.ts";
import { formatInteger } from "../../domain/shared/text/format-integer.ts";

/**
 * Loads more homes on click, or on scroll on area pages, where a step is less than a page. Without
 * JavaScript it links to the longer list.
 */
export function LoadMore({
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
