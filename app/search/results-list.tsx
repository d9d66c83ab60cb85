import { useEffect, useRef } from "react";
import type { FoundHomes } from "./find-homes.ts";
import { HomeCard } from "./home-card.tsx";
import { LoadMore } from "./load-more.tsx";
import { NoResults } from "./no-results.tsx";
import { SortForm } from "./sort-form.tsx";

/** The homes found, how many there are, their order, and more of them. */
export function ResultsList({ found }: { found: FoundHomes }) {
  const { listings, total } = found;
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef<number>(null);
  useEffect(() => {
    if (seen.current === null || listings.length <= seen.current) return;
    list.current?.children[seen.current]?.querySelector("a")?.focus();
    seen.current = null;
  }, [listings.length]);
  return (
    <section className="results" aria-label="Homes found">
      <div className="results__head">
        <output className={total === 0 ? "vh" : undefined}>{countText(total)}</output>
        {total > 1 && <SortForm sort={found.filter.sort} />}
      </div>
      {total === 0 ? (
        <NoResults found={found} />
      ) : (
        <>
          <ul className="homes homes--2" ref={list}>
            {listings.map((home, index) => (
              <li key={home.id}>
                <HomeCard home={home} index={index} today={found.today} />
              </li>
            ))}
          </ul>
          <LoadMore found={found} onMore={() => (seen.current = listings.length)} />
        </>
      )}
    </section>
  );
}

function countText(total: number): string {
  if (total === 0) return "No matching properties found";
  return `Showing top ${total.toLocaleString("en-GB")} ${total === 1 ? "property" : "properties"}`;
}
