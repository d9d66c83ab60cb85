import { pageSize } from "../../domain/search/search.ts";

export const maxShown = 1000;

/** Arrays repeat a parameter; null or an empty array removes it. */
export type QueryChanges = Record<string, string | readonly string[] | null>;

/** Reads the `show` parameter, rounded up to whole steps. Invalid values mean the first page. */
export function readListSize(query: URLSearchParams, step: number): number {
  const requested = query.get("show") ?? "";
  if (!/^\d{1,6}$/.test(requested)) return pageSize;
  const steps = Math.ceil((Number(requested) - pageSize) / step);
  return Math.min(maxShown, pageSize + Math.max(0, steps) * step);
}

type Address = Pick<Location, "pathname" | "search">;

/** The URL of a list with that many homes, or null if the visitor has left it since it was `opened`. */
export function buildListUrl(
  opened: Address,
  now: Address & Pick<Location, "hash">,
  size: number,
): string | null {
  if (now.pathname !== opened.pathname || now.search !== opened.search) return null;
  const query = changeQuery(new URLSearchParams(now.search), { show: String(size) });
  return now.pathname + query + now.hash;
}

/** Drops empty parameters. Includes the `?`, or is empty. */
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
