import { Link, useSearchParams } from "react-router";
import { grouped } from "../../domain/shared/grouped.ts";
import { searchWithin } from "./area-search.ts";
import { mostShown } from "./search-query.ts";

/** Tells the page that comes next that the visitor was on the map. */
export const cameFromMap = { onMap: true };

/**
 * What the map says and offers at its head.
 * @param elsewhere the visitor has moved the map away from what was searched
 * @param within the search is of a section of the map
 * @param many more homes match than the map shows
 */
export function MapTop({
  elsewhere,
  within,
  many,
  onSearch,
}: {
  elsewhere: boolean;
  within: boolean;
  many: boolean;
  onSearch: () => void;
}) {
  const [query] = useSearchParams();
  return (
    <div className="map__top">
      {elsewhere && (
        <button type="button" className="map__act" onClick={onSearch}>
          Search this area
        </button>
      )}
      {!elsewhere && within && (
        <Link
          className="map__act"
          to={searchWithin(query, null)}
          state={cameFromMap}
          preventScrollReset
        >
          Search everywhere
        </Link>
      )}
      {many && <p className="map__note">The first {grouped(mostShown)} are on the map</p>}
    </div>
  );
}
