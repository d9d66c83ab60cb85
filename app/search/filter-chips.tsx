import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { SearchFilter } from "../../domain/search/search.ts";
import { getButtonClass } from "../ui/button-look.ts";
import { Icon } from "../ui/icon.tsx";
import { buildChoiceSearch, buildClearedSearch } from "./filter-choice.ts";
import { listActiveFilters } from "./filter-labels.ts";
import "./filter-chips.css";

/**
 * Active filters with remove buttons. Focus moves to the next chip, or to their container after the
 * last. A place search also focuses it.
 */
export function FilterChips({ filter }: { filter: SearchFilter }) {
  const [query] = useSearchParams();
  const chips = useRef<HTMLDivElement>(null);
  const removedChip = useRef<{ index: number; of: SearchFilter }>(null);
  useEffect(() => {
    if (removedChip.current === null || removedChip.current.of === filter) return;
    const links = chips.current?.querySelectorAll<HTMLElement>(".chip") ?? [];
    const next = links[Math.min(removedChip.current.index, links.length - 1)] ?? chips.current;
    next?.focus({ preventScroll: true });
    removedChip.current = null;
  }, [filter]);
  const active = listActiveFilters(filter).map(({ label, without }) => ({
    label,
    search: buildChoiceSearch(query, without),
  }));
  return (
    <div id="results" className="active-filters" ref={chips} tabIndex={-1}>
      {active.length > 0 && (
        <ul className="active-filters__list" aria-label="Active filters">
          {active.map(({ label, search }, index) => (
            <li key={search}>
              <Link
                className="chip"
                to={{ search }}
                preventScrollReset
                onClick={() => (removedChip.current = { index, of: filter })}
              >
                <span className="visually-hidden">Remove filter: </span>
                {label}
                <Icon name="x" size="small" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className={getButtonClass({ look: "link", size: "small" })}
              to={{ search: buildClearedSearch(query) }}
              preventScrollReset
              onClick={() => (removedChip.current = { index: 0, of: filter })}
            >
              Clear all
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
