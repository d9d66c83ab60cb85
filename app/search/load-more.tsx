import { Link, useNavigation, useSearchParams } from "react-router";
import { buttonClass } from "../ui/button-look.ts";
import type { FoundHomes } from "./find-homes.ts";
import { changedQuery, mostShown } from "./search-query.ts";

/** @param onMore called when the visitor asks for more in this tab */
export function LoadMore({ found, onMore }: { found: FoundHomes; onMore: () => void }) {
  const [query] = useSearchParams();
  const navigation = useNavigation();
  const shown = found.listings.length;
  const more = shown < found.total && shown < mostShown;
  const show = String(Math.min(mostShown, shown + found.step));
  const search = changedQuery(query, { show });
  return (
    <div className="results__more">
      {more && (
        <Link
          className={buttonClass({ look: "secondary" })}
          to={{ search }}
          replace
          preventScrollReset
          aria-busy={navigation.location?.search === search || undefined}
          onClick={(event) => {
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onMore();
          }}
        >
          Load more
        </Link>
      )}
      <output className="tiny num">
        {shown.toLocaleString("en-GB")} of {found.total.toLocaleString("en-GB")} homes
      </output>
    </div>
  );
}
