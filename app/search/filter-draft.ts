import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { SearchFilter } from "../../domain/search/search.ts";
import { toFilterChoice, buildChoiceSearch, type FilterChoice } from "./filter-choice.ts";
import { useFilterCount } from "./filter-count.ts";
import { replacePastDate } from "./filter-dates.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";

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
