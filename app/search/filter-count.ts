import { useEffect, useState } from "react";
import { href } from "react-router";
import type { SearchFilter } from "../../domain/search/search.ts";
import { choiceOf, countSearch, type FilterChoice } from "./filter-choice.ts";
import type { MoreHomes } from "./more-homes.ts";

/** Milliseconds without a change before the server is asked. */
const pause = 200;
const mostKept = 100;

/**
 * How many homes a choice that is not applied yet would find; null while that isn't known.
 * @param total how many the applied search finds
 */
export function useFilterCount(
  filter: SearchFilter,
  choice: FilterChoice,
  total: number,
): number | null {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const wanted = countSearch(filter, choice);
  const applied = wanted === countSearch(filter, choiceOf(filter));
  const known = applied ? total : counts.get(wanted);
  const missing = known === undefined;

  useEffect(() => {
    if (!missing) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const count = await countOf(wanted, stop.signal);
      if (count !== null) setCounts((kept) => withCount(kept, wanted, count));
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, missing]);
  return known ?? null;
}

/** Null where no count can be had; the button then does without. */
async function countOf(search: string, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(`${href("/properties/more")}${search}`, { signal });
    if (!response.ok) return null;
    const { total }: MoreHomes = await response.json();
    return total;
  } catch {
    return null;
  }
}

function withCount(kept: ReadonlyMap<string, number>, search: string, count: number) {
  return new Map([...(kept.size < mostKept ? kept : []), [search, count]]);
}
