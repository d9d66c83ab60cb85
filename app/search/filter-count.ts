import { useEffect, useState } from "react";
import { href } from "react-router";
import type { SearchFilter } from "../../domain/search/search.ts";
import { toFilterChoice, buildCountSearch, type FilterChoice } from "./filter-choice.ts";
import type { MoreHomes } from "./more-homes.ts";

/** Debounce in milliseconds. */
const debounceMs = 200;
const maxCached = 100;

/** Counts the homes an unapplied choice would find; null until known. */
export function useFilterCount(
  filter: SearchFilter,
  choice: FilterChoice,
  total: number,
): number | null {
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
