import { Link, useSearchParams } from "react-router";
import { formatInteger } from "../../domain/shared/grouped.ts";
import { buildMapAreaSearch } from "./area-search.ts";
import { maxShown } from "./search-query.ts";

/** Tells the page that comes next that the visitor was on the map. */
export const fromMapState = { onMap: true };

/**
 * What the map says and offers at its head.
 * @param elsewhere the visitor has moved the map away from what was searched
 * @param within the search is of a section of the map
 * @param many more homes match than the map shows
 */
export function MapSearchControls({
  isMoved,
  isWithinMap,
  isTruncated,
  onSearch,
}: {
  isMoved: boolean;
  isWithinMap: boolean;
  isTruncated: boolean;
  onSearch: () => void;
}) {
  const [query] = useSearchParams();
  return (
    <div className="map__search">
      {isMoved && (
        <button type="button" className="map__search-button" onClick={onSearch}>
          Search this area
        </button>
      )}
      {!isMoved && isWithinMap && (
        <Link
          className="map__search-button"
          to={buildMapAreaSearch(query, null)}
          state={fromMapState}
          preventScrollReset
        >
          Search everywhere
        </Link>
      )}
      {isTruncated && <p className="map__note">The first {formatInteger(maxShown)} are on the map</p>}
    </div>
  );
}
