import { Link, useSearchParams } from "react-router";
import { formatInteger } from "../../domain/shared/format-integer.ts";
import { buildMapAreaSearch } from "./area-search.ts";
import { maxShown } from "./search-query.ts";

/** Navigation state: the search was made on the map. */
export const fromMapState = { onMap: true };

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
      {isTruncated && (
        <p className="map__note">The first {formatInteger(maxShown)} are on the map</p>
      )}
    </div>
  );
}
