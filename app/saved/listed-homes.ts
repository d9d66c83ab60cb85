import type { ListingSummary } from "../../domain/listings/listing.ts";
import { readIds } from "./ids-query.ts";
import { most } from "./saved-homes.ts";

/** The homes that an address names. */
export interface ListedHomes {
  homes: ListingSummary[];
  /** What was named and is no home on the market, or never was one. */
  gone: string[];
  /** How many were named beyond the most that a list holds. */
  left: number;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  /** True where the site could not be asked; the rest is then empty. */
  failed: boolean;
}

export const noHomes: ListedHomes = { homes: [], gone: [], left: 0, today: "", failed: false };

/** @param find gives those of the ids that may be shown */
export async function listHomes(
  query: URLSearchParams,
  today: string,
  find: (ids: readonly string[]) => Promise<ListingSummary[]>,
): Promise<ListedHomes> {
  const named = readIds(query);
  const ids = named.slice(0, most.shortlist);
  const homes = ids.length === 0 ? [] : await find(ids);
  const found = new Set(homes.map(({ id }) => id));
  return {
    homes,
    gone: ids.filter((id) => !found.has(id)),
    left: named.length - ids.length,
    today,
    failed: false,
  };
}
