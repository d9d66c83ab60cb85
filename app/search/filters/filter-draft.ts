import { useState, useEffect } from "react";
import { useLocation, useNavigate, useSearchParams, href } from "react-router";
import type { SearchFilter } from "../../../domain/search/search.ts";
import {
  toFilterChoice,
  buildChoiceSearch,
  type FilterChoice,
  buildCountSearch,
} from "./filter-choice.ts";
import type { MoreHomes } from "../more-homes.ts";
import { replacePastDate } from "./filter-dates.ts";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";

/** A pending filter choice, applied only on request. */
export interface FilterDraft {
  choice: FilterChoice;
  searchedChoice: FilterChoice;
  isPending: boolean;
  /** Null until known. */
  count: number | null;
  change: (part: Partial<FilterChoice>) => void;
  /** Resets to the URL's filters, unless being applied. */
  discard: () => void;
  /** Returns false if it is the current search. */
  apply: () => boolean;
}

/** @param replace puts an applied search in place of the current history entry */
export function useFilterDraft(
  { filter, total, today }: Pick<FoundHomes, "filter" | "total" | "today">,
  replace = false,
): FilterDraft {
  const [query] = useSearchParams();
  const showSearch = useShowSearch();
  // A draft belongs to one search; new results discard it.
  const [draft, setDraft] = useState<{
    of: SearchFilter;
    choice: FilterChoice;
    applied: boolean;
  } | null>(null);
  const isPending = draft?.of === filter;
  const choice = isPending ? draft.choice : toFilterChoice(filter);
  const searchedChoice = replacePastDate(choice, today);
  return {
    choice,
    searchedChoice,
    isPending,
    count: useFilterCount(filter, searchedChoice, total),
    change: (part) => setDraft({ of: filter, choice: { ...choice, ...part }, applied: false }),
    discard: () => setDraft((current) => (current?.applied ? current : null)),
    apply: () => {
      const hasChanged = showSearch(buildChoiceSearch(query, searchedChoice), replace);
      setDraft(hasChanged ? { of: filter, choice: searchedChoice, applied: true } : null);
      return hasChanged;
    },
  };
}

/** Adds or replaces a history entry without scrolling. Returns false if it is the current search. */
export function useShowSearch(): (search: string, replace?: boolean) => boolean {
  const navigate = useNavigate();
  const { search: shown } = useLocation();
  return (search, replace = false) => {
    if (search === shown) return false;
    void navigate({ search }, { preventScrollReset: true, replace });
    return true;
  };
}

/** Debounce in milliseconds. */
const debounceMs = 200;
const maxCached = 100;

/** Counts the homes an unapplied choice would find; null until known. */
function useFilterCount(filter: SearchFilter, choice: FilterChoice, total: number): number | null {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const countQuery = buildCountSearch(filter, choice);
  const isApplied = countQuery === buildCountSearch(filter, toFilterChoice(filter));
  const known = isApplied ? total : counts.get(countQuery);
  const isMissing = known === undefined;

  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const updateCount = async () => {
      const count = await fetchCount(countQuery, controller.signal);
      if (count !== null) setCounts((cached) => addCount(cached, countQuery, count));
    };
    const timer = setTimeout(() => void updateCount(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [countQuery, isMissing]);
  return known ?? null;
}

/** Null on failure; the button then shows no count. */
async function fetchCount(search: string, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(`${href("/properties/more")}${search}`, { signal });
    if (!response.ok) return null;
    const { total }: MoreHomes = await response.json();
    return total;
  } catch {
    return null;
  }
}

function addCount(kept: ReadonlyMap<string, number>, search: string, count: number) {
  return new Map([...(kept.size < maxCached ? kept : []), [search, count]]);
}
