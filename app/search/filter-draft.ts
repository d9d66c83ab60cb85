import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { SearchFilter } from "../../domain/search/search.ts";
import { toFilterChoice, buildChoiceSearch, type FilterChoice } from "./filter-choice.ts";
import { useFilterCount } from "./filter-count.ts";
import { replacePastDate } from "./filter-dates.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";

/** A choice in the making: it changes the search only when it is applied. */
export interface FilterDraft {
  /** For the fields. */
  choice: FilterChoice;
  /** As it would be searched for. */
  searchedChoice: FilterChoice;
  /** Whether there is anything to apply. */
  isPending: boolean;
  /** Homes that the choice would find; null while that isn't known. */
  count: number | null;
  change: (part: Partial<FilterChoice>) => void;
  /** Back to what the address says, unless it is being applied. */
  discard: () => void;
  apply: () => void;
}

export function useFilterDraft({
  filter,
  total,
  today,
}: Pick<FoundHomes, "filter" | "total" | "today">): FilterDraft {
  const [query] = useSearchParams();
  const showSearch = useShowSearch();
  // A draft belongs to the search that it began with: a new answer of the server ends it.
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
      const hasChanged = showSearch(buildChoiceSearch(query, searchedChoice));
      setDraft(hasChanged ? { of: filter, choice: searchedChoice, applied: true } : null);
    },
  };
}

/**
 * Shows another search on this page: the list changes in place, without a jump to the top, and the
 * back button returns.
 * @returns a function that answers whether the search is another one
 */
export function useShowSearch(): (search: string) => boolean {
  const navigate = useNavigate();
  const { search: shown } = useLocation();
  return (search) => {
    if (search === shown) return false;
    void navigate({ search }, { preventScrollReset: true });
    return true;
  };
}
