import { type RefObject, useEffect, useRef, useState } from "react";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { HomeCard } from "../listings/home-card.tsx";
import { LoadMore } from "./load-more.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultsMap } from "./results-map.tsx";
import { SortForm } from "./sort-form.tsx";
import type { FullMap } from "./use-full-map.ts";
import { useKnownHomes } from "./use-known-homes.ts";
import "./results.css";
import { grouped } from "../../domain/shared/grouped.ts";

/** The homes found, how many there are, their order, more of them, and where they are. */
export function ResultsList({ found, map }: { found: FoundHomes; map: FullMap }) {
  const { total } = found;
  const homes = useKnownHomes(found);
  const list = useRef<HTMLUListElement>(null);
  const next = useNextFocus(list, homes.listings.length);
  const [lit, setLit] = useState<string | null>(null);
  return (
    <div className={map.offered ? "found found--mapped" : "found"}>
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
              {homes.listings.map((home, index) => (
                <li
                  key={home.id}
                  data-home={home.id}
                  className={home.id === lit ? "homes__lit" : undefined}
                >
                  <HomeCard home={home} index={index} today={found.today} />
                </li>
              ))}
            </ul>
            <LoadMore found={found} homes={homes} onMore={next} />
          </>
        )}
      </section>
      {map.offered && (
        <ResultsMap
          map={map}
          found={found}
          known={homes.known}
          onShow={(place) => void homes.show(place)}
          onLight={setLit}
        />
      )}
    </div>
  );
}

/** After a press of 'Load more' the focus goes to the first new home. */
function useNextFocus(list: RefObject<HTMLUListElement | null>, shown: number) {
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current === null || shown <= awaited.current) return;
    list.current?.children[awaited.current]?.querySelector("a")?.focus();
    awaited.current = null;
  }, [list, shown]);
  return () => {
    awaited.current = shown;
  };
}

function countText(total: number): string {
  if (total === 0) return "No matching properties found";
  return `Showing top ${grouped(total)} ${total === 1 ? "property" : "properties"}`;
}
