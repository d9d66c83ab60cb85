import { pageSize } from "../../domain/search/search.ts";

/** The longest list that one page shows; whoever wants more narrows the search. */
export const maxShown = 1000;

/** New values of parameters, several of one name as a list; null or nothing removes. */
export type QueryChanges = Record<string, string | readonly string[] | null>;

/**
 * How many homes the `show` parameter asks for, rounded up to whole steps. Anything unreadable
 * is the first page.
 * @param step homes that 'Load more' adds
 */
export function readListSize(query: URLSearchParams, step: number): number {
  const requested = query.get("show") ?? "";
  if (!/^\d{1,6}$/.test(requested)) return pageSize;
  const steps = Math.ceil((Number(requested) - pageSize) / step);
  return Math.min(maxShown, pageSize + Math.max(0, steps) * step);
}

/**
 * The query string with some parameters replaced; what is empty is left out.
 * @returns with its question mark, or an empty string
 */
export function changeQuery(query: URLSearchParams, changes: QueryChanges): string {
  const search = new URLSearchParams(
    [...query].filter(([name, value]) => value !== "" && !(name in changes)),
  );
  for (const [name, change] of Object.entries(changes)) {
    const values = typeof change === "string" ? [change] : (change ?? []);
    for (const value of values) if (value) search.append(name, value);
  }
  return search.size === 0 ? "" : `?${search}`;
}
