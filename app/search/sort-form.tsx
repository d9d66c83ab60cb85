import { useSearchParams } from "react-router";
import type { SearchSort } from "../../domain/search/search.ts";
import { HiddenQueryFields } from "./hidden-query-fields.tsx";
import { useShowSearch } from "./filter-draft.ts";
import { changeQuery } from "./search-query.ts";

/** The default, newest first, is omitted from the URL. */
export function SortForm({ sort }: { sort: SearchSort }) {
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
      <button type="submit" className="btn btn--secondary btn--sm no-script">
        Sort
      </button>
    </form>
  );
}
